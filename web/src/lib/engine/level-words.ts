/** Levels of bots in words. */
import { i18n, say, t, type Message, type PlainMessageId } from '$lib/i18n';
import type { BotLevel } from './types';

/** A level's name; the id itself where no language has one. */
export function levelMessage(id: string): Message | string {
  const key = `level-${id}`;
  return i18n.has(key) ? { id: key, args: null } : id;
}

export function levelName(id: string): string {
  const name = levelMessage(id);
  return typeof name === 'string' ? name : say(name);
}

/** An opponent to choose: name, level, and how strong that is, where it has been measured. */
export function opponentName(name: PlainMessageId, { id, rating }: BotLevel): string {
  const facts = { name: t(name), level: levelName(id) };
  return rating === null ? t('opponents-named', facts) : t('opponents-named-rated', { ...facts, rating });
}

/** A bot to choose: its level, and how strong that is, where it has been measured. */
export function botName({ id, rating }: BotLevel): string {
  const level = levelName(id);
  return rating === null ? t('new-bot', { level }) : t('new-bot-rated', { level, rating });
}
