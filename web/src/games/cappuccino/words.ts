/** Stacks in words. */
import type { Colour } from '$lib/art/colours';
import { i18n, message, t, type Message } from '$lib/i18n';
import type { SeatInfo } from '../contract';
import type { StackView, View } from './generated';

export const colourMessage = (colour: Colour): Message => message('cappuccino-colour', { colour });

/** The colour of one cup, in the cup's own gender. */
export const cupColour = (colour: Colour): Message => message('cappuccino-colour-cup', { colour });

/** "Red, 2 cups". */
export function stackTitle({ colour, height }: Pick<StackView, 'colour' | 'height'>): string {
  return t('cappuccino-stack', { colour: t('cappuccino-colour', { colour }), count: height });
}

/** All that can be seen of a stack, for those who hear it. */
export function stackName(stack: StackView, seats: readonly SeatInfo[]): string {
  return t('cappuccino-cell', {
    stack: stackTitle(stack),
    owner: seats[stack.owner]?.name ?? '',
    safe: stack.safe ? 'yes' : 'no',
    threats: stack.threats.length,
    cell: cellText(stack.cell),
  });
}

/** The players who could take a stack now, as a list of names. */
export function threatNames(stack: StackView, { stacks }: View, seats: readonly SeatInfo[]): string {
  const owners = new Set(stacks.filter(({ cell }) => stack.threats.includes(cell)).map(({ owner }) => owner));
  return i18n.list(seats.filter(({ seat }) => owners.has(seat)).map(({ name }) => name));
}

/** A minus sign, not a hyphen. */
export const cellText = (cell: string): string => cell.replaceAll('-', '−');
