/** What an option leads to, put into words. */
import { i18n, t } from '$lib/i18n';
import type { SeatInfo } from '../../contract';
import { clothName } from './cloth';
import type { CirclePatch, Forecast, View } from '../generated';

export function isAdvance({ choice }: Forecast): boolean {
  return choice.kind === 'advance';
}

/** The forecast of buying a patch; `null` when it is not on offer. */
export function forecastOf(view: View, patch: number): Forecast | null {
  return view.options.find(({ choice }) => choice.kind === 'buy' && choice.patch === patch) ?? null;
}

export function patchOf(view: View, { choice }: Forecast): CirclePatch | null {
  return choice.kind === 'buy' ? (view.circle.find(({ patch }) => patch === choice.patch) ?? null) : null;
}

/** Who moves afterwards, and by how much that player is behind. */
export function nextWords({ next, behind }: Forecast, mover: SeatInfo, seats: readonly SeatInfo[]): string {
  if (next === null) return t('patchwork-next-over');
  const who = next === mover.seat ? 'again' : 'other';
  return t('patchwork-next', { who, name: seats[next]?.name ?? '', behind });
}

/** Why the option cannot be taken; `null` when it can. */
export function obstacle({ possible, missing, placements }: Forecast): string | null {
  if (possible) return null;
  return missing > 0 ? t('patchwork-missing', { count: missing }) : placements ? null : t('patchwork-no-room');
}

/** Everything about the consequences, for screen readers and tooltips. */
export function consequences(forecast: Forecast, mover: SeatInfo, seats: readonly SeatInfo[]): string[] {
  const { buttons, income, leather, pay } = forecast;
  return [
    ...(pay ? [t('patchwork-forecast-pay', { count: pay })] : []),
    ...(income ? [t('patchwork-forecast-income', { count: income })] : []),
    ...(leather ? [t('patchwork-forecast-leather')] : []),
    t('patchwork-forecast-buttons', { count: buttons }),
    nextWords(forecast, mover, seats),
  ];
}

/** What is printed on a patch. */
export function printedWords({ patch, price, time, income, squares }: CirclePatch): string {
  return t('patchwork-patch', { cloth: clothName(patch), squares, price, time, income });
}

/** The spoken name of an option. */
export function optionWords(view: View, forecast: Forecast, mover: SeatInfo, seats: readonly SeatInfo[]): string {
  const patch = patchOf(view, forecast);
  const why = obstacle(forecast);
  const parts = [
    patch ? printedWords(patch) : t('patchwork-advance'),
    ...(why ? [why] : patch ? [t('patchwork-fits', { count: forecast.placements })] : []),
    ...consequences(forecast, mover, seats),
  ];
  return new Intl.ListFormat(i18n.language, { type: 'unit', style: 'long' }).format(parts);
}
