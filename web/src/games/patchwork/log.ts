/** What happened, line by line. */
import { message, type Message } from '$lib/i18n';
import { nameIn, type LogStep } from '../contract';
import { clothMessage } from './board/cloth';
import { isAdvance, forecastOf } from './board/forecast';
import { sewnBy } from './board/moves';
import { squareOf } from './board/squares';
import type { Forecast, View } from './generated';

function moved({ income, leather }: Forecast, name: string | Message): Message[] {
  return [
    ...(income ? [message('patchwork-log-income', { name, count: income })] : []),
    ...(leather ? [message('patchwork-log-leather-taken', { name })] : []),
  ];
}

function move(step: LogStep<View>, name: string | Message): Message[] {
  const sewn = sewnBy(step.event);
  if (!sewn) {
    const forecast = step.before.options.find(isAdvance);
    if (!forecast) return [];
    const space = step.after.players[step.by ?? 0]?.space ?? 0;
    return [message('patchwork-log-advance', { name, count: forecast.pay, space }), ...moved(forecast, name)];
  }
  if (sewn.patch === null) {
    return sewn.cells.map((cell) => message('patchwork-log-leather', { name, square: squareOf(cell) }));
  }
  const patch = step.before.circle.find((candidate) => candidate.patch === sewn.patch);
  const forecast = forecastOf(step.before, sewn.patch);
  if (!patch || !forecast) return [];
  const { price, time } = patch;
  const squares = sewn.cells.map((cell) => squareOf(cell)).join(' ');
  return [
    message('patchwork-log-buy', { name, cloth: clothMessage(sewn.patch), price, time, squares }),
    ...moved(forecast, name),
  ];
}

export function log(step: LogStep<View>): readonly Message[] {
  const seat = step.by ?? 0;
  const name = nameIn(step.seats, seat);
  const tile = step.after.players[seat]?.tile && !step.before.players[seat]?.tile;
  return [...move(step, name), ...(tile ? [message('patchwork-log-tile', { name })] : [])];
}
