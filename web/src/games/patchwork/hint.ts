/** A hint in one line: what to do, what it gains and what it prevents. */
import { listed, message, type Message } from '$lib/i18n';
import { nameIn, type HintStep } from '../contract';
import { clothMessage } from './board/cloth';
import { forecastOf, isAdvance } from './board/forecast';
import { sewnBy } from './board/moves';
import { squareOf } from './board/squares';
import type { Forecast, View } from './generated';

/** So many covered squares of 49, and the bonus tile is in sight. */
const NEAR = 30;

export function hintLine(hint: HintStep<View>): Message | null {
  const { events, before } = hint;
  const sewn = sewnBy(events[0] ?? '');
  if (sewn && sewn.patch === null) {
    const square = sewn.cells.map(squareOf).join(' ');
    return message('patchwork-hint-leather', { square, facts: facts(gains(hint)) });
  }
  const patch = sewn?.patch ?? null;
  const forecast = patch === null ? before.options.find(isAdvance) : forecastOf(before, patch);
  if (!forecast) return null;
  const reasons = facts([...gains(hint), ...moved(forecast, hint), ...denied(forecast, hint)]);
  return patch === null
    ? message('patchwork-hint-advance', { facts: reasons })
    : message('patchwork-hint-buy', { cloth: clothMessage(patch), facts: reasons });
}

const facts = (all: readonly Message[]): Message => listed(all) ?? message('patchwork-hint-least');

/** What changes on the quilt of the one who moves: points, income, the way to the 7×7. */
function gains({ before, after, acting: { seat } }: HintStep<View>): Message[] {
  const [was, is] = [before.players[seat], after.view.players[seat]];
  if (!was || !is) return [];
  const points = is.score - was.score;
  const income = is.income - was.income;
  const tile = is.tile && !was.tile;
  const nearer =
    !tile && !before.players.some((player) => player.tile) && is.best_square.covered > was.best_square.covered;
  return [
    ...(points > 0 ? [message('patchwork-hint-points', { count: points })] : []),
    ...(income > 0 ? [message('patchwork-hint-income', { count: income })] : []),
    ...(tile ? [message('patchwork-after-tile')] : []),
    ...(nearer && is.best_square.covered > NEAR
      ? [message('patchwork-seven', { covered: is.best_square.covered })]
      : []),
  ];
}

/** What the token's way brings, and whose move is next. */
function moved({ leather, next }: Forecast, { acting, seats }: HintStep<View>): Message[] {
  const other = nameIn(seats, 1 - acting.seat);
  return [
    ...(leather ? [message('patchwork-hint-leather-first', { name: other })] : []),
    ...(next === acting.seat ? [message('patchwork-hint-again')] : []),
  ];
}

/** The other player could have bought it: whoever waits leaves it in the circle. */
function denied({ choice }: Forecast, { before, acting, seats }: HintStep<View>): Message[] {
  const price = choice.kind === 'buy' ? before.circle.find(({ patch }) => patch === choice.patch)?.price : undefined;
  const other = 1 - acting.seat;
  const within = price !== undefined && price <= (before.players[other]?.buttons ?? 0);
  return within ? [message('patchwork-hint-denied', { name: nameIn(seats, other) })] : [];
}
