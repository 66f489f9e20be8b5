/** The final rating, part by part. */
import type { Outcome } from '$lib/engine/types';
import { message, type Message } from '$lib/i18n';
import type { ScoreRow, Scoring } from '../contract';
import type { PlayerView, View } from './generated';

/** What an upgrade is worth. */
const UPGRADE = 2;

/** What decided among those with the best rating, if there were several. */
function tie(players: readonly PlayerView[], { scores, winners }: Outcome): Message | undefined {
  const most = Math.max(...scores);
  const best = players.filter(({ seat }) => scores[seat] === most);
  if (best.length < 2) return undefined;
  if (winners.length > 1) return message('coffee-rush-score-tie-shared');
  const winner = best.find(({ seat }) => winners.includes(seat));
  if (!winner) return undefined;
  const { fulfilled: served, rush } = winner;
  const byServed = best.every(({ seat, fulfilled }) => seat === winner.seat || fulfilled < served);
  return message(byServed ? 'coffee-rush-score-tie-served' : 'coffee-rush-score-tie-rush', { served, rush });
}

/** What decides a tie, in this order, for those who were tied. */
function tieRows(players: readonly PlayerView[], { scores }: Outcome): readonly ScoreRow[] | undefined {
  const most = Math.max(...scores);
  const tied = players.map(({ seat }) => scores[seat] === most);
  if (tied.filter(Boolean).length < 2) return undefined;
  const row = (label: Message, value: (player: PlayerView) => number): ScoreRow => ({
    label,
    values: players.map((player, seat) => (tied[seat] ? value(player) : null)),
  });
  return [
    row(message('coffee-rush-score-served'), ({ fulfilled }) => fulfilled),
    row(message('coffee-rush-score-rush'), ({ rush }) => rush),
  ];
}

export function scoring({ players }: View, outcome: Outcome): Scoring {
  return {
    rows: [
      { label: message('coffee-rush-score-served'), values: players.map(({ fulfilled }) => fulfilled) },
      {
        label: message('coffee-rush-score-upgrades'),
        values: players.map(({ upgrades }) => UPGRADE * upgrades.length),
      },
      { label: message('coffee-rush-score-penalties'), values: players.map(({ penalties }) => -penalties) },
    ],
    tie: tie(players, outcome),
    tieRows: tieRows(players, outcome),
  };
}
