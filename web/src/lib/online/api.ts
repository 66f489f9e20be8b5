/**
 * The server over HTTP. Every call either gives what was asked for or throws a `Refused` with the server's reason; a page
 * without a server behind it gets `no-server`.
 */
import type {
  Acquaintance,
  Act,
  Answer,
  Confirmation,
  Credentials,
  FriendToken,
  GameView,
  Me,
  NewPasskey,
  NewPassword,
  NewTable,
  PasskeyChallenge,
  PasskeyProof,
  PasskeyView,
  Polled,
  Profile,
  PushKey,
  PushSubscription,
  Ranked,
  Reason,
  Recovery,
  RecoveryCodes,
  RecoveryCodesLeft,
  Refusal,
  SessionView,
  Sit,
  TablePage,
  TableSummary,
  TableView,
} from '../../generated/protocol';

/** An act under the id that makes it one and the same, however often it is sent. */
export interface NamedAct {
  id: string;
  act: Act;
}

/** The server's codes, and two of our own: nothing answered, or something that is no Crema server. */
export type RefusedCode = Refusal['code'] | 'unreachable' | 'no-server';

export class Refused extends Error {
  readonly code: RefusedCode;
  readonly reason: Reason | null;
  /** What belongs to the reason. */
  readonly facts: unknown;
  /** Why, in the words of the server's host. */
  readonly why: string | null;
  readonly retryAfterMs: number | null;

  constructor(code: RefusedCode, message: string, { reason, facts, why, retry_after_ms }: Partial<Refusal> = {}) {
    super(message);
    this.code = code;
    this.reason = reason ?? null;
    this.facts = facts ?? null;
    this.why = why ?? null;
    this.retryAfterMs = retry_after_ms ?? null;
  }
}

/** Hears when the server does not know who asks. */
export const strangers: { onstranger: (refused: Refused) => void } = { onstranger: () => undefined };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', signal: signal ?? null };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  try {
    return await fetch(`./api/${path}`, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refused('unreachable', 'the server does not answer');
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Refused('no-server', 'there is no Crema server at this address');
  }
  return (await response.json()) as T;
}

async function call<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await ask(method, path, body, signal);
  const answer = await read<T>(response);
  if (response.ok) return answer;
  const refusal = answer as unknown as Refusal;
  const refused = new Refused(refusal.code, refusal.message, refusal);
  if (refused.code === 'unauthorised') strangers.onstranger(refused);
  throw refused;
}

/** Addresses of things whose names come from elsewhere. */
const id = encodeURIComponent;
const after = (cursor?: string) => (cursor ? `?after=${id(cursor)}` : '');

export const api = {
  games: () => call<GameView[]>('GET', 'games'),

  me: () => call<Me>('GET', 'me'),
  name: (name: string) => call<Me>('POST', 'me', { name }),
  /** Those that are not over. */
  myTables: () => call<TablePage>('GET', 'me/tables?under_way=true'),
  myTurns: () => call<TableSummary[]>('GET', 'me/turns'),

  register: (credentials: Credentials) => call<Me>('POST', 'account', credentials),
  signIn: (credentials: Credentials) => call<Me>('POST', 'session', credentials),
  signOut: () => call<undefined>('DELETE', 'session'),
  changePassword: (change: NewPassword) => call<undefined>('POST', 'account/password', change),
  exported: () => call<unknown>('GET', 'account/export'),
  deleteAccount: (confirmation: Confirmation) => call<undefined>('DELETE', 'account', confirmation),
  recoveryCodesLeft: () => call<RecoveryCodesLeft>('GET', 'account/recovery-codes'),
  drawRecoveryCodes: (confirmation: Confirmation) =>
    call<RecoveryCodes>('POST', 'account/recovery-codes', confirmation),
  recover: (recovery: Recovery) => call<Me>('POST', 'session/recovery', recovery),
  endOtherSessions: () => call<undefined>('DELETE', 'sessions'),
  sessions: () => call<SessionView[]>('GET', 'sessions'),
  endSession: (session: string) => call<undefined>('DELETE', `sessions/${id(session)}`),

  openTable: (table: NewTable) => call<TableView>('POST', 'tables', table),
  lobby: (cursor?: string) => call<TablePage>('GET', `tables${after(cursor)}`),
  table: (table: string) => call<TableView>('GET', `tables/${id(table)}`),
  news: (table: string, revision: number | null, signal: AbortSignal) =>
    call<Polled>(
      'GET',
      `tables/${id(table)}/news${revision === null ? '' : `?revision=${revision}`}`,
      undefined,
      signal,
    ),
  legal: (table: string) => call<string[]>('GET', `tables/${id(table)}/legal`),
  sit: (table: string, sit: Sit) => call<TableView>('POST', `tables/${id(table)}/seat`, sit),
  getUp: (table: string) => call<TableView>('DELETE', `tables/${id(table)}/seat`),
  rematch: (table: string) => call<TableView>('POST', `tables/${id(table)}/rematch`),

  /** An act's answer, whatever it is; refusals of acts are answers too. */
  act: async (table: string, act: NamedAct): Promise<Answer> => {
    const answer = await read<Answer | Refusal>(await ask('POST', `tables/${id(table)}/acts`, act));
    return 'kind' in answer ? answer : { kind: 'refused', refusal: answer };
  },

  person: (person: string) => call<Profile>('GET', `people/${id(person)}`),
  history: (person: string, cursor?: string) => call<TablePage>('GET', `people/${id(person)}/tables${after(cursor)}`),
  ratings: (game: string) => call<Ranked[]>('GET', `ratings/${id(game)}`),

  passkeyChallenge: () => call<PasskeyChallenge>('POST', 'passkeys/challenge'),
  passkeys: () => call<PasskeyView[]>('GET', 'passkeys'),
  addPasskey: (passkey: NewPasskey) => call<undefined>('POST', 'passkeys', passkey),
  removePasskey: (credential: string) => call<undefined>('DELETE', `passkeys/${id(credential)}`),
  signInByPasskey: (proof: PasskeyProof) => call<Me>('POST', 'session/passkey', proof),

  pushKey: () => call<PushKey>('GET', 'push'),
  subscribe: (subscription: PushSubscription) => call<undefined>('POST', 'push', subscription),
  unsubscribe: (endpoint: string) => call<undefined>('DELETE', 'push', { endpoint }),

  friends: () => call<Acquaintance[]>('GET', 'friends'),
  friendLink: () => call<FriendToken>('POST', 'friends/link'),
  befriend: (token: string) => call<Acquaintance[]>('POST', 'friends', { token }),
  unfriend: (person: string) => call<undefined>('DELETE', `friends/${id(person)}`),
  blocks: () => call<Acquaintance[]>('GET', 'blocks'),
  block: (person: string) => call<undefined>('PUT', `blocks/${id(person)}`),
  unblock: (person: string) => call<undefined>('DELETE', `blocks/${id(person)}`),

  /** Where a table's record can be had. */
  recordAddress: (table: string) => `./api/tables/${id(table)}/record`,
};
