import { describe, expect, it } from 'vitest';
import type { Order } from '../generated';
import { layersOf, LOOKS, RECIPES } from './drinks';

const ORDERS = Object.keys(LOOKS) as Order[];

describe('drinks', () => {
  it('are thirty-three, and no two look alike', () => {
    const looks = ORDERS.map((order) => JSON.stringify([LOOKS[order], layersOf(RECIPES[order], LOOKS[order])]));
    expect(new Set(looks).size).toBe(33);
  });

  it.each(ORDERS)('%s is drawn full, hot or iced', (order) => {
    const recipe = RECIPES[order];
    const whole = layersOf(recipe, LOOKS[order]).reduce((sum, { share }) => sum + share, 0);
    expect(whole).toBeCloseTo(1);
    expect(Boolean(recipe.steam)).toBe(!recipe.ice);
    expect(['tumbler', 'shake'].includes(LOOKS[order].vessel)).toBe(Boolean(recipe.ice));
  });
});
