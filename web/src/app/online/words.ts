/** What the server says, in the reader's language. */
import type { GameCard } from '$games/contract';
import { Refused, type RefusedCode } from '$lib/online/api';
import { i18n, t } from '$lib/i18n';
import {
  NAME_CHARS,
  TEXT_CHARS,
  type GameResult,
  type Leavers,
  type Phrase,
  type Refusal,
  type Terms,
} from '../../generated/protocol';

/** Why something did not work, and what to do. */
export function problemWords(problem: unknown): string {
  if (!(problem instanceof Refused)) return problem instanceof Error ? problem.message : String(problem);
  return refusedWords(problem);
}

/** The same where a name is chosen: only that can be taken. */
export function nameProblemWords(problem: unknown): string {
  return problem instanceof Refused && problem.code === 'taken' ? t('online-name-taken') : problemWords(problem);
}

/** The same where nothing but the password is asked for. */
export function passwordProblemWords(problem: unknown): string {
  const wrong = problem instanceof Refused && problem.code === 'wrong-password';
  return wrong ? t('online-only-password-wrong') : problemWords(problem);
}

export function refusalWords(refusal: Refusal): string {
  return refusedWords(new Refused(refusal.code, refusal.message, refusal));
}

/** Codes that say all there is; without a reason of their own, the others carry particulars in the server's words. */
const TELLING = [
  'unreachable',
  'no-server',
  'unauthorised',
  'wrong-password',
  'taken',
  'unavailable',
  'internal',
  'version',
  'not-your-turn',
  'stale',
] as const satisfies readonly RefusedCode[];

function refusedWords({ code, reason, why, message, retryAfterMs }: Refused): string {
  if (code === 'rate-limited') {
    return t('online-refused-rate-limited', { seconds: Math.ceil((retryAfterMs ?? 1000) / 1000) });
  }
  if (reason) {
    const sentence = t(`online-refused-${reason}`, { name: NAME_CHARS, text: TEXT_CHARS });
    return why === null ? sentence : `${sentence} ${t('online-refused-why', { why })}`;
  }
  const telling = TELLING.find((known) => known === code);
  return telling ? t(`online-refused-${telling}`) : message;
}

export function clockWords({ clock }: Pick<Terms, 'clock'>): string {
  switch (clock.kind) {
    case 'none':
      return t('online-clock-none');
    case 'real-time':
      return t('online-clock-real', { minutes: clock.base_s / 60, seconds: clock.increment_s });
    case 'days':
      return t('online-clock-days', { days: clock.days });
  }
}

export function leaverWords(leavers: Leavers): string {
  if (leavers.kind === 'wait') return t('online-leavers-wait');
  const minutes = leavers.grace_s / 60;
  return leavers.kind === 'bot'
    ? t('online-leavers-bot-after', { minutes })
    : t('online-leavers-resign-after', { minutes });
}

/** What was chosen of a game's options, in its own words; the usual choice goes without saying. */
export function optionWords(card: GameCard | undefined, options: unknown): string[] {
  const chosen = Object(options) as Record<string, unknown>;
  return (card?.options ?? []).flatMap((field) => {
    const value = chosen[field.key];
    if (field.kind === 'switch') return value === true ? [t(field.label)] : [];
    const choice = field.choices.slice(1).find((known) => known.value === value);
    return choice ? [`${t(field.label)}: ${t(choice.label)}`] : [];
  });
}

/** The terms of a table in a few words each, the usual ones left out. */
export function termWords(terms: Terms): string[] {
  return [
    clockWords(terms),
    terms.rated ? t('online-rated') : t('online-friendly'),
    ...(terms.talk === 'text' ? [t('online-talk-text')] : terms.talk === 'silent' ? [t('online-talk-silent')] : []),
    ...(terms.leavers.kind === 'wait' ? [] : [leaverWords(terms.leavers)]),
    ...(terms.access === 'friends' ? [t('online-for-friends')] : []),
    ...(terms.private ? [t('online-private')] : []),
  ];
}

/** How a game ended, where the rules did not end it. */
export function endWords(result: GameResult): string | null {
  return result.reason === 'played' ? null : t(`online-end-${result.reason}`);
}

export function phraseWords(phrase: Phrase): string {
  return t(`online-phrase-${phrase}`);
}

export function dateWords(at: number): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** What a browser calls itself, as far as people know such names. Most claim to be several; the rarest claim is true. */
export function browserWords(agent: string): string {
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`));
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'].find((name) => agent.includes(name));
  const names: Partial<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  const known = [browser, system].flatMap((name) => (name ? [names[name] ?? name] : []));
  return known.join(' · ') || agent.slice(0, 40) || '—';
}
