/** The final score, row by row. */
import type { Outcome } from '$lib/engine/types';
import { message } from '$lib/i18n';
import type { ScoreRow, Scoring } from '../contract';
import type { PlayerView, View } from './generated';

/** A player with two colours counts the better one only. */
export const countedColour = ({ colours, score }: PlayerView) => colours.find(({ cups }) => cups === score)?.colour;

function colourRows(players: readonly PlayerView[]): ScoreRow[] {
  return players.flatMap((player, seat) =>
    player.colours.map(({ colour, cups }) => ({
      label:
        colour === countedColour(player)
          ? message('cappuccino-score-counted', { colour })
          : message('cappuccino-score-uncounted', { colour }),
      values: players.map((_, other) => (other === seat ? cups : null)),
    })),
  );
}

function stackRows({ players, stacks }: View): ScoreRow[] {
  const heights = players.map((_, seat) => stacks.filter(({ owner }) => owner === seat).map(({ height }) => height));
  return [
    { label: message('cappuccino-score-stacks'), values: heights.map((own) => own.length) },
    { label: message('cappuccino-score-tallest'), values: heights.map((own) => Math.max(0, ...own)) },
  ];
}

export function scoring(view: View, { winners }: Outcome): Scoring {
  const twoColours = view.players.some(({ colours }) => colours.length > 1);
  return {
    rows: twoColours ? colourRows(view.players) : stackRows(view),
    tie: winners.length > 1 ? message('cappuccino-score-tie') : undefined,
  };
}
