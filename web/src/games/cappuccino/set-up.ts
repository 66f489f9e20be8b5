/** The cups on the board, arranged by hand. */
import type { Colour } from '$lib/art/colours';
import { swap, type SetUpEditor } from '../contract';
import { cellText, colourMessage } from './words';

interface SetUp {
  cups: readonly (readonly [cell: string, colour: Colour])[];
}

export const editor: SetUpEditor<SetUp> = {
  places: ({ cups }) => cups.map(([cell, colour]) => ({ place: cellText(cell), piece: colourMessage(colour), colour })),
  swapped: ({ cups }, one, other) => {
    const colours = swap(
      cups.map(([, colour]) => colour),
      one,
      other,
    );
    return { cups: cups.map(([cell, colour], index) => [cell, colours[index] ?? colour] as const) };
  },
};
