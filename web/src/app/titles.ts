/** What games are called: people look for them under either title. */
import type { GameCard } from '$games/contract';
import { GAMES } from '$games/index';
import { i18n, t } from '$lib/i18n';
import type { NoticeTexts } from '$lib/online/notices';

/** The localised title, with the original one behind it where the two differ. */
export function fullTitle({ name, original }: Pick<GameCard, 'name' | 'original'>): string {
  const title = t(name);
  return title === original ? title : `${title} (${original})`;
}

/** What a notice to a closed page says. */
export const noticeTexts = (): NoticeTexts => ({
  title: t('online-notice-title'),
  games: Object.fromEntries(GAMES.map(({ id, name }) => [id, t(name)])),
});

/** All games under both titles, as the language joins them. */
export const allTitles = (): string => i18n.list(GAMES.map(fullTitle));
