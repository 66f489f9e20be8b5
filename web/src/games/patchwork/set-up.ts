/** The circle of patches, arranged by hand. */
import { swap, type SetUpEditor } from '../contract';
import { clothMessage } from './board/cloth';

interface SetUp {
  circle: readonly number[];
}

export const editor: SetUpEditor<SetUp> = {
  places: ({ circle }) => circle.map((patch, index) => ({ place: String(index + 1), piece: clothMessage(patch) })),
  swapped: (setup, one, other) => ({ ...setup, circle: swap(setup.circle, one, other) }),
};
