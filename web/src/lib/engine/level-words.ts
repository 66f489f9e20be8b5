/** Levels of bots in words. */
import { i18n, t } from '$lib/i18n';
import type { BotLevel } from './types';

export function levelName(id: string): string {
  const key = `level-${id}`;
  return i18n.has(key) ? i18n.say({ id: key, args: null }) : id;
}

/** A bot to choose: its level, and how strong that is, where it has been measured. */
export function botName({ id, rating }: BotLevel): string {
  const level = levelName(id);
  return rating === null ? t('new-bot', { level }) : t('new-bot-rated', { level, rating });
}
