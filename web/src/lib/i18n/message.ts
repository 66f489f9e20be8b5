/**
 * Messages as data: a key and its variables. What happened at a table is kept in this form, so that the log follows a
 * change of language.
 */
import type { Messages } from '../../generated/messages';

export type MessageId = keyof Messages;

/** Messages without variables. */
export type PlainMessageId = { [K in MessageId]: Messages[K] extends null ? K : never }[MessageId];

/** A variable may itself be a message: the name of a drink inside a sentence. */
export interface Message {
  readonly id: MessageId;
  readonly args: Readonly<Record<string, string | number | Message>> | null;
}

type Arg<T> = T | Message;
type Args<K extends MessageId> = Messages[K] extends null ? [] : [{ [V in keyof Messages[K]]: Arg<Messages[K][V]> }];

/** A message to be said later; keys and variables are checked by the compiler. */
export function message<K extends MessageId>(id: K, ...[args]: Args<K>): Message {
  return { id, args: (args ?? null) as Message['args'] };
}
