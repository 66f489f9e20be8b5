/** What the server says, in the reader's language. */
import type { GameCard } from '$games/contract';
import { Refused } from '$lib/online/api';
import type { UnfairFacts } from '$lib/online/fairness';
import { isPasskeyProblem, type PasskeyProblem } from '$lib/online/passkeys';
import { i18n, say, t } from '$lib/i18n';
import {
  NAME_CHARS,
  PASSWORD_MIN_CHARS,
  TEXT_CHARS,
  type GameResult,
  type Leavers,
  type Phrase,
  type Refusal,
  type Terms,
} from '../../generated/protocol';

/** Why something did not work, and what to do. */
export function problemWords(problem: unknown): string {
  if (problem instanceof Refused) return refusedWords(problem);
  if (isPasskeyProblem(problem)) return passkeyWords(problem);
  // Whatever it is, it is English and for those who mend it.
  return t('online-problem-unknown');
}

/** The same where a name is chosen: only that can be taken. */
export function nameProblemWords(problem: unknown): string {
  return problem instanceof Refused && problem.code === 'taken'
    ? t('online-refused-name-taken')
    : problemWords(problem);
}

/** The same where nothing but the password is asked for. */
export function passwordProblemWords(problem: unknown): string {
  const wrong = problem instanceof Refused && problem.code === 'wrong-password';
  return wrong ? t('online-only-password-wrong') : problemWords(problem);
}

export function refusalWords(refusal: Refusal): string {
  return refusedWords(new Refused(refusal.code, refusal.message, refusal));
}

function passkeyWords({ name }: PasskeyProblem): string {
  if (name === 'InvalidStateError') return t('online-passkey-exists');
  return t(
    name === 'NotSupportedError' || name === 'SecurityError' ? 'online-passkey-unsupported' : 'online-passkey-broken',
  );
}

const LIMITS = { name_chars: NAME_CHARS, text_chars: TEXT_CHARS, password_chars: PASSWORD_MIN_CHARS };

/** The numbers of a refusal, as sentences use them: long times are told in minutes. */
function numbersOf(facts: unknown): Record<string, string | number> {
  const told = Object.entries(Object(facts) as Record<string, unknown>).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [],
  );
  const numbers = Object.fromEntries(told);
  return typeof numbers.most === 'number' ? { ...numbers, minutes: numbers.most / 60 } : numbers;
}

/** What does not fit, after a game. */
export function unfairWords({ reason, ...facts }: UnfairFacts): string {
  const id = `online-unfair-${reason}`;
  // The first event has the number 0; people count from 1.
  const event = typeof facts.event === 'number' ? { event: facts.event + 1 } : {};
  return i18n.has(id) ? say({ id, args: { ...numbersOf(facts), ...event } }) : t('online-fair-broken');
}

/** A refusal's reason says it best; without one its code does. */
function refusedWords({ code, reason, facts, why, retryAfterMs }: Refused): string {
  const id = `online-refused-${reason}`;
  const codeWords = () =>
    code === 'rate-limited'
      ? t('online-refused-rate-limited', { seconds: Math.ceil((retryAfterMs ?? 1000) / 1000) })
      : t(`online-refused-${code}`);
  const sentence = reason && i18n.has(id) ? say({ id, args: { ...LIMITS, ...numbersOf(facts) } }) : codeWords();
  return why === null ? sentence : `${sentence} ${t('online-refused-why', { why })}`;
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
