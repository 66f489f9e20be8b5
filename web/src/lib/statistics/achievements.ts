/** A handful of things worth having done. Each can be seen in the results; none asks to come back daily. */
import type { PlainMessageId } from '$lib/i18n';
import type { Result } from './results';

export interface Achievement {
  id: string;
  title: PlainMessageId;
  earned: (results: readonly Result[], games: readonly string[]) => boolean;
}

const won = (results: readonly Result[]) => results.filter(({ outcome }) => outcome === 'won');
const beaten = (results: readonly Result[], level: string) =>
  won(results).some(({ opponents }) => opponents.includes(level));

export const ACHIEVEMENTS: readonly Achievement[] = [
  { id: 'first', title: 'statistics-earned-first', earned: (results) => won(results).length > 0 },
  {
    id: 'each',
    title: 'statistics-earned-each',
    earned: (results, games) => games.every((id) => won(results).some(({ game }) => game === id)),
  },
  {
    id: 'full-table',
    title: 'statistics-earned-full-table',
    earned: (results) => won(results).some(({ seats }) => seats === 4),
  },
  { id: 'barista', title: 'statistics-earned-barista', earned: (results) => beaten(results, 'barista') },
  { id: 'champion', title: 'statistics-earned-champion', earned: (results) => beaten(results, 'champion') },
  { id: 'maestro', title: 'statistics-earned-maestro', earned: (results) => beaten(results, 'maestro') },
];
