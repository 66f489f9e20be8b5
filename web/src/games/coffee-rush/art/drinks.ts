/**
 * How each of the 33 drinks looks. A drink is drawn from its recipe, layer upon layer; drinks made of the same ingredients
 * differ by what they are served in, by the order of their layers and by what lies on top.
 */
import type { Bag, Order } from '../generated';
import type { Ingredient } from './ingredients';

export type Vessel = 'demitasse' | 'cup' | 'mug' | 'tall' | 'tumbler' | 'shake';
export type Topping = 'crema' | 'foam' | 'cream' | 'drizzle' | 'cocoa' | 'leaf' | 'lemon' | 'tag';

export interface DrinkLook {
  vessel: Vessel;
  /** How full, from 0 to 1. */
  full: number;
  /** What lies on it, the lowest first. */
  toppings: readonly Topping[];
  /** Milk below the coffee instead of above it. */
  milkFirst?: boolean;
  /** Black tea rather than green. */
  black?: boolean;
  /** Everything stirred to one colour. */
  stirred?: boolean;
}

const look = (
  vessel: Vessel,
  full: number,
  toppings: readonly Topping[],
  more: Partial<DrinkLook> = {},
): DrinkLook => ({
  vessel,
  full,
  toppings,
  ...more,
});

export const LOOKS: Record<Order, DrinkLook> = {
  espresso: look('demitasse', 0.7, ['crema']),
  ristretto: look('demitasse', 0.45, ['crema']),
  'espresso-doppio': look('cup', 0.8, ['crema']),
  americano: look('mug', 0.85, []),
  'caffe-latte': look('cup', 0.9, ['foam'], { stirred: true }),
  'latte-macchiato': look('tall', 0.85, ['foam'], { milkFirst: true }),
  'con-panna': look('demitasse', 0.75, ['cream']),
  einspanner: look('tall', 0.75, ['cream']),
  'milk-tea': look('mug', 0.85, ['tag'], { stirred: true }),
  cocoa: look('mug', 0.85, ['cream', 'cocoa'], { stirred: true }),
  'chocolate-latte': look('tall', 0.85, ['foam', 'cocoa'], { milkFirst: true }),
  'iced-americano': look('tumbler', 0.85, []),
  'cold-brew': look('shake', 0.9, ['lemon']),
  'iced-caffe-latte': look('tumbler', 0.85, [], { milkFirst: true }),
  'iced-einspanner': look('tumbler', 0.8, ['cream']),
  'iced-milk-tea': look('tumbler', 0.85, ['leaf'], { stirred: true }),
  'iced-cocoa': look('tumbler', 0.85, ['cocoa'], { stirred: true }),
  'iced-chocolate-latte': look('tumbler', 0.85, ['foam', 'cocoa'], { milkFirst: true }),
  'chocolate-shake': look('shake', 0.95, ['cream', 'cocoa'], { stirred: true }),
  'caramel-caffe-freddo': look('shake', 0.85, ['foam', 'drizzle']),
  'caffe-mocha': look('mug', 0.85, ['cream', 'cocoa']),
  mochaccino: look('cup', 0.9, ['foam', 'cocoa']),
  'caramel-macchiato': look('tall', 0.85, ['foam', 'drizzle'], { milkFirst: true }),
  'caramel-caffe-latte': look('cup', 0.9, ['foam', 'drizzle'], { stirred: true }),
  'green-tea': look('cup', 0.85, ['leaf']),
  'black-tea': look('cup', 0.85, ['tag', 'lemon'], { black: true }),
  'iced-caffe-mocha': look('tumbler', 0.85, ['cream', 'cocoa']),
  'iced-mochaccino': look('tumbler', 0.85, ['foam', 'cocoa'], { milkFirst: true }),
  'iced-caramel-macchiato': look('tumbler', 0.85, ['foam', 'drizzle'], { milkFirst: true }),
  'iced-caramel-caffe-latte': look('tumbler', 0.85, ['drizzle'], { stirred: true }),
  'caramel-frappe': look('shake', 0.95, ['cream', 'drizzle'], { stirred: true }),
  'iced-green-tea': look('tumbler', 0.85, ['leaf']),
  'iced-black-tea': look('tumbler', 0.85, ['lemon'], { black: true }),
};

/** What each drink is made of, as printed on its card; an order on the table brings its recipe with it. */
export const RECIPES: Record<Order, Bag> = {
  espresso: { coffee: 1, steam: 1 },
  ristretto: { coffee: 1, steam: 1 },
  'espresso-doppio': { coffee: 2, steam: 1 },
  americano: { coffee: 1, water: 1, steam: 1 },
  'caffe-latte': { coffee: 1, milk: 1, steam: 1 },
  'latte-macchiato': { coffee: 1, milk: 1, steam: 1 },
  'con-panna': { coffee: 1, milk: 1, steam: 1 },
  einspanner: { coffee: 1, milk: 1, steam: 1 },
  'milk-tea': { tea: 1, milk: 1, steam: 1 },
  cocoa: { chocolate: 1, milk: 1, steam: 1 },
  'chocolate-latte': { chocolate: 1, milk: 1, steam: 1 },
  'iced-americano': { coffee: 1, water: 1, ice: 1 },
  'cold-brew': { coffee: 1, water: 1, ice: 1 },
  'iced-caffe-latte': { coffee: 1, milk: 1, ice: 1 },
  'iced-einspanner': { coffee: 1, milk: 1, ice: 1 },
  'iced-milk-tea': { tea: 1, milk: 1, ice: 1 },
  'iced-cocoa': { chocolate: 1, milk: 1, ice: 1 },
  'iced-chocolate-latte': { chocolate: 1, milk: 1, ice: 1 },
  'chocolate-shake': { chocolate: 1, milk: 1, ice: 1 },
  'caramel-caffe-freddo': { coffee: 1, caramel: 1, ice: 1 },
  'caffe-mocha': { coffee: 1, chocolate: 1, milk: 1, steam: 1 },
  mochaccino: { coffee: 1, chocolate: 1, milk: 1, steam: 1 },
  'caramel-macchiato': { coffee: 1, caramel: 1, milk: 1, steam: 1 },
  'caramel-caffe-latte': { coffee: 1, caramel: 1, milk: 1, steam: 1 },
  'green-tea': { tea: 1, water: 1, steam: 1 },
  'black-tea': { tea: 1, water: 1, steam: 1 },
  'iced-caffe-mocha': { coffee: 1, chocolate: 1, milk: 1, ice: 1 },
  'iced-mochaccino': { coffee: 1, chocolate: 1, milk: 1, ice: 1 },
  'iced-caramel-macchiato': { coffee: 1, caramel: 1, milk: 1, ice: 1 },
  'iced-caramel-caffe-latte': { coffee: 1, caramel: 1, milk: 1, ice: 1 },
  'caramel-frappe': { coffee: 1, caramel: 1, milk: 1, ice: 1 },
  'iced-green-tea': { tea: 1, water: 1, ice: 1 },
  'iced-black-tea': { tea: 1, water: 1, ice: 1 },
};

const COLOUR: Partial<Record<Ingredient, string>> = {
  coffee: '#5b331c',
  milk: '#fdf0d9',
  chocolate: '#7a4630',
  caramel: '#e09a35',
  tea: '#b9c25a',
};
/** The lowest first. Steam, ice and water are no layers: they rise, float and thin. */
const UPWARDS: readonly Ingredient[] = ['caramel', 'chocolate', 'tea', 'coffee', 'milk'];
const THIN_COFFEE = '#7d4c2a';
const BLACK_TEA = '#b4602a';
const BLACK_TEA_WITH_MILK = '#d3a373';

export interface Layer {
  colour: string;
  /** Its part of what is in the cup; all parts make 1. */
  share: number;
}

function colourOf(kind: Ingredient, recipe: Bag, { black = false }: DrinkLook): string {
  if (kind === 'coffee' && recipe.water) return THIN_COFFEE;
  if (kind === 'tea' && black) return BLACK_TEA;
  return COLOUR[kind] ?? '#fff';
}

/** One colour for a drink that is stirred, by what is in it. */
function stirredColour(recipe: Bag): string {
  if (recipe.tea) return BLACK_TEA_WITH_MILK;
  if (recipe.chocolate) return recipe.coffee ? '#8a5a3e' : '#a06a48';
  return recipe.caramel ? '#d2a05f' : '#c79a6d';
}

/** The layers of a drink, the lowest first. */
export function layersOf(recipe: Bag, drink: DrinkLook): Layer[] {
  const kinds = UPWARDS.filter((kind) => recipe[kind]);
  if (drink.stirred) {
    // Syrup sinks even in what is stirred.
    const syrup = kinds.filter((kind) => kind === 'caramel' && recipe.coffee);
    const rest: Layer = { colour: stirredColour(recipe), share: syrup.length ? 0.8 : 1 };
    return [...syrup.map((kind) => ({ colour: colourOf(kind, recipe, drink), share: 0.2 })), rest];
  }
  const order = drink.milkFirst ? ['caramel', 'milk', 'chocolate', 'tea', 'coffee'] : UPWARDS;
  const sorted = [...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const parts = sorted.map((kind) => ({ colour: colourOf(kind, recipe, drink), weight: kind === 'caramel' ? 0.5 : 1 }));
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.map(({ colour, weight }) => ({ colour, share: weight / whole }));
}
