/** What a client knows of a table, and what each message makes of it. Pure: nothing is asked for and nothing is shown here. */
import type { Entry, ServerMessage, TableView } from '../../generated/protocol';

export interface Heard {
  table: TableView;
  /** New entries of the log; `null` when the whole table is new. */
  entries: readonly Entry[] | null;
  /** Something is missing: the whole table has to be asked for. */
  gap: boolean;
}

/** As much of a game record as is needed here. */
interface Recorded {
  events: string[];
}

/** The events of the match so far; `null` before the start, and where they may not be known. */
export function eventsOf(table: TableView): readonly string[] | null {
  return (table.record as Recorded | undefined)?.events ?? null;
}

/** The events after these entries. */
function eventsAfter(events: readonly string[], entries: readonly Entry[]): string[] {
  const after = [...events];
  for (const entry of entries) {
    if (entry.what === 'event' && entry.text !== undefined) after.push(entry.text);
    else if (entry.what === 'took-back') after.length = Math.min(entry.length, after.length);
  }
  return after;
}

function news(table: TableView, message: Extract<ServerMessage, { type: 'news' }>): Heard {
  const known = table.now.number;
  const events = eventsOf(table);
  // What is older than what we have says nothing new.
  if (message.now.number < known) return { table, entries: [], gap: false };
  const entries = message.entries.filter(({ number }) => number >= known);
  const whole = known + entries.length === message.now.number && (entries[0]?.number ?? known) === known;
  // Where something is hidden there is no record, and what happened is in the view.
  const hidden = !events && table.now.phase === 'playing' && message.now.phase === 'playing';
  if (hidden && whole) return { table: { ...table, now: message.now }, entries: [], gap: false };
  if (!whole || (entries.length > 0 && !events)) return { table, entries: [], gap: true };
  const record = events ? { ...(table.record as object), events: eventsAfter(events, entries) } : null;
  return { table: { ...table, now: message.now, ...(record && { record }) }, entries, gap: false };
}

/** Takes a message about this table into account. */
export function follow(table: TableView, message: ServerMessage): Heard {
  const changed = (parts: Partial<TableView>): Heard => ({ table: { ...table, ...parts }, entries: [], gap: false });
  switch (message.type) {
    case 'table':
      if (message.table.now.number < table.now.number) return changed({});
      return { table: message.table, entries: null, gap: false };
    case 'news':
      return news(table, message);
    case 'presence':
      return changed({ presence: message.presence });
    case 'said':
      return changed({ talk: [...table.talk, message.line] });
    case 'rematch':
      return changed({ rematch: message.rematch });
    default:
      return changed({});
  }
}
