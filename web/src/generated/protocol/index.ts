// Made from crates/protocol by its tests; do not edit.

export const PROTOCOL = 1;
export const EVENTS_PER_PLAY = 64;
export const NAME_CHARS = 24;
export const PASSWORD_MIN_CHARS = 10;
export const TEXT_CHARS = 280;
export const ENTROPY_CHARS = 64;
export const PING_EVERY_MS = 2500;
export const DEAD_AFTER_MS = 9000;
export const POLL_WAIT_MS = 25000;

/**
 * The people who may sit down.
 */
export type Access = "link" | "anyone" | "friends";

/**
 * A person in a list of friends or blocks.
 */
export type Acquaintance = { 
/**
 * Person id.
 */
person: string, 
/**
 * Name.
 */
name: string, };

/**
 * Something to be done at a table.
 */
export type Act = { "do": "play", 
/**
 * How many log entries the client has; if the log has moved on, nothing is played.
 */
expected: number, 
/**
 * Events in order. They end where another seat or chance comes next.
 */
events: Array<string>, } | { "do": "take-back", 
/**
 * How many log entries the client has.
 */
expected: number, 
/**
 * How many events would be left.
 */
length: number, } | { "do": "answer-take-back", 
/**
 * How many log entries the client has.
 */
expected: number, 
/**
 * Yes or no.
 */
agree: boolean, } | { "do": "resign" } | { "do": "reclaim" } | { "do": "mix", 
/**
 * At most [`crate::limits::ENTROPY_CHARS`] characters.
 */
entropy: string, } | { "do": "say", 
/**
 * The subject.
 */
saying: Saying, };

/**
 * The result of an act.
 */
export type Answer = { "kind": "done", 
/**
 * How many log entries there were after it.
 */
number: number, } | { "kind": "refused", 
/**
 * Why.
 */
refusal: Refusal, 
/**
 * With [`crate::Code::Stale`]: the table as it is.
 */
table?: TableView, };

/**
 * A message over the socket.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The version the client speaks: [`crate::PROTOCOL`].
 */
protocol: number, } | { "type": "ping", 
/**
 * Comes back unchanged.
 */
echo: number, } | { "type": "watch", 
/**
 * Table id.
 */
table: string, 
/**
 * How many log entries the client has, if it has been here before.
 */
seen?: number, } | { "type": "unwatch", 
/**
 * Table id.
 */
table: string, } | { "type": "act", 
/**
 * Table id.
 */
table: string, 
/**
 * Chosen by the client, new for each act, the same when it repeats one: the same id gets the same answer and is not done
 * twice. At most [`crate::limits::ACT_ID_CHARS`] characters.
 */
id: string, 
/**
 * The task.
 */
act: Act, };

/**
 * Time to think.
 */
export type ClockTerms = { "kind": "none" } | { "kind": "real-time", 
/**
 * Seconds for the whole game.
 */
base_s: number, 
/**
 * Seconds added when a turn passes on.
 */
increment_s: number, } | { "kind": "days", 
/**
 * Days for each turn.
 */
days: number, };

/**
 * The players' time.
 */
export type ClockView = { 
/**
 * The server's time when this was written; the rest counts from there.
 */
at: number, 
/**
 * Milliseconds left by seat.
 */
left_ms: Array<number>, 
/**
 * The seat whose clock runs.
 */
running: number | null, };

/**
 * The kind of a refusal.
 */
export type Code = "malformed" | "too-large" | "version" | "unauthorised" | "forbidden" | "not-found" | "stale" | "not-your-turn" | "illegal" | "wrong-phase" | "taken" | "invalid" | "rate-limited" | "wrong-password" | "unavailable" | "internal";

/**
 * An account's password, to confirm what cannot be undone.
 */
export type Confirmation = { 
/**
 * The password; guests have none.
 */
password: string, };

/**
 * A name and a password: to open an account or to sign in.
 */
export type Credentials = { 
/**
 * The account's name.
 */
name: string, 
/**
 * The password.
 */
password: string, };

/**
 * The cause of a game's end.
 */
export type EndReason = "played" | "resigned" | "flagged" | "abandoned" | "closed";

/**
 * One numbered entry of a table's log.
 */
export type Entry = { 
/**
 * Its number, from 0 without gaps.
 */
number: number, 
/**
 * When it happened.
 */
at: number, } & ({ "what": "event", 
/**
 * The seat that made it; none for chance.
 */
by: number | null, 
/**
 * Its text. Left out where the reader may not know it: the view says what they may.
 */
text?: string, } | { "what": "took-back", 
/**
 * The seat whose wish it was.
 */
by: number, 
/**
 * How many events are left.
 */
length: number, } | { "what": "resigned", 
/**
 * The person.
 */
by: number, } | { "what": "flagged", 
/**
 * The owner.
 */
by: number, } | { "what": "bot-took", 
/**
 * The seat.
 */
by: number, 
/**
 * How strong the bot is.
 */
level: number, } | { "what": "reclaimed", 
/**
 * The seat.
 */
by: number, } | { "what": "ended", 
/**
 * How.
 */
result: GameResult, });

/**
 * The promise and the proof of a fair shuffle; see docs/fair-shuffles.md.
 */
export type Fairness = { 
/**
 * The hash of the server's secret, known before anybody sits down.
 */
commitment: string, 
/**
 * The players' shares by seat, once the game has started.
 */
entropy?: Array<string>, 
/**
 * The secret, once the game is over.
 */
secret?: string, 
/**
 * The number of events that came with a record and were not drawn here; missing if the deal was drawn here too.
 */
from_event?: number, };

/**
 * A code that makes its bearer a friend: it goes into the part of a link behind `#`, which no server logs.
 */
export type FriendToken = { 
/**
 * The token.
 */
token: string, };

/**
 * How a game ended.
 */
export type GameResult = { 
/**
 * The cause of its end.
 */
reason: EndReason, 
/**
 * Points by seat, if it was played to its end.
 */
scores: Array<number> | null, 
/**
 * Every winner's seat. Nobody wins an abandoned game.
 */
winners: Array<number>, };

/**
 * A game that this server offers.
 */
export type GameView = { 
/**
 * Game id.
 */
id: string, 
/**
 * Its name in English.
 */
name: string, 
/**
 * Fewest seats.
 */
min_seats: number, 
/**
 * Most seats.
 */
max_seats: number, 
/**
 * Version of the rules.
 */
rules_version: number, 
/**
 * Bots have levels from 1 to this.
 */
bot_levels: number, 
/**
 * The level for somebody's first game; 0 where there are no bots.
 */
first_bot_level: number, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * The rule for the seat of a person who has left a game without a clock or with a real-time one.
 */
export type Leavers = { "kind": "wait" } | { "kind": "bot", 
/**
 * Seconds to come back in.
 */
grace_s: number, } | { "kind": "resign", 
/**
 * Seconds to come back in.
 */
grace_s: number, };

/**
 * A line of talk as everyone gets it. Tables remember the last few lines while they are open; talk is never stored.
 */
export type Line = { 
/**
 * The speaker.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * Their seat; spectators have none.
 */
seat: number | null, 
/**
 * The subject.
 */
saying: Saying, 
/**
 * When.
 */
at: number, };

/**
 * The person whom the server takes the client for.
 */
export type Me = { 
/**
 * Person id.
 */
person: string, 
/**
 * Name.
 */
name: string, 
/**
 * Guest, account or bot account.
 */
kind: PersonKind, };

/**
 * A name for a guest, or a new name.
 */
export type Named = { 
/**
 * At most [`crate::limits::NAME_CHARS`] characters.
 */
name: string, };

/**
 * A passkey that an authenticator has just made, of the kind ES256 (-7).
 */
export type NewPasskey = { 
/**
 * Its owner's name for it.
 */
label: string, 
/**
 * The credential's id.
 */
credential: string, 
/**
 * `response.clientDataJSON`.
 */
client_data: string, 
/**
 * `response.getAuthenticatorData()`.
 */
authenticator_data: string, 
/**
 * `response.getPublicKey()`.
 */
public_key: string, };

/**
 * A change of password.
 */
export type NewPassword = { 
/**
 * The password until now.
 */
old: string, 
/**
 * The one from now on.
 */
new: string, };

/**
 * A table to be opened.
 */
export type NewTable = { 
/**
 * Game id.
 */
game: string, 
/**
 * The seats in turn order; the length is the number of seats.
 */
seats: Array<SeatPlan>, 
/**
 * The game's options; what is left out has its default.
 */
options: JsonValue, 
/**
 * Everything else that was agreed.
 */
terms: Terms, 
/**
 * The creator's share in the shuffle; see docs/fair-shuffles.md.
 */
entropy?: string, 
/**
 * A game begun elsewhere, to be continued here. Game, options and number of seats must be the record's.
 */
record?: JsonValue, };

/**
 * A new API token.
 */
export type NewToken = { 
/**
 * Its purpose.
 */
label: string, };

/**
 * A challenge that an authenticator is to sign, once and soon: for `navigator.credentials.create` and `.get`.
 */
export type PasskeyChallenge = { 
/**
 * The `challenge`.
 */
challenge: string, 
/**
 * The `rp.id` or `rpId`.
 */
rp_id: string, };

/**
 * The proof that somebody has a passkey.
 */
export type PasskeyProof = { 
/**
 * The credential's id.
 */
credential: string, 
/**
 * `response.clientDataJSON`.
 */
client_data: string, 
/**
 * `response.authenticatorData`.
 */
authenticator_data: string, 
/**
 * `response.signature`.
 */
signature: string, };

/**
 * A passkey in its owner's list.
 */
export type PasskeyView = { 
/**
 * The credential's id.
 */
credential: string, 
/**
 * Its owner's name for it.
 */
label: string, 
/**
 * Since when.
 */
created: number, 
/**
 * Last used.
 */
seen: number | null, };

/**
 * The kind of person.
 */
export type PersonKind = "guest" | "account" | "bot";

/**
 * The life of a table.
 */
export type Phase = "waiting" | "playing" | "over";

/**
 * Phrases that everyone reads in their own language.
 */
export type Phrase = "hello" | "good-luck" | "have-fun" | "nice-move" | "well-played" | "thanks" | "sorry" | "oops" | "one-moment" | "back" | "another-game" | "goodbye";

/**
 * A table for those who ask again and again instead of holding a socket open.
 */
export type Polled = { 
/**
 * Ask again with this number: the answer comes as soon as something has changed.
 */
revision: number, 
/**
 * The table.
 */
table: TableView, };

/**
 * The people there.
 */
export type Presence = { 
/**
 * By seat: is the person connected? Bots always are.
 */
seats: Array<boolean>, 
/**
 * How many others watch.
 */
spectators: number, };

/**
 * A person as others see them.
 */
export type Profile = { 
/**
 * Person id.
 */
person: string, 
/**
 * Name.
 */
name: string, 
/**
 * Guest, account or bot account.
 */
kind: PersonKind, 
/**
 * Since when.
 */
created: number, 
/**
 * One rating for each game in which they have one.
 */
ratings: Array<RatingView>, };

/**
 * A subscription to be ended.
 */
export type PushEndpoint = { 
/**
 * The address at the push service.
 */
endpoint: string, };

/**
 * A browser's subscription to notices.
 */
export type PushKey = { 
/**
 * The server's public key in base64url: the `applicationServerKey`. Null where the server sends no notices.
 */
key: string | null, };

/**
 * The text of a notice: JSON, in the data of the browser's `push` event.
 */
export type PushNotice = { "kind": "your-turn", 
/**
 * Table id.
 */
table: string, 
/**
 * Game id.
 */
game: string, };

/**
 * A browser's subscription, as `PushSubscription.toJSON()` has it, without the `keys` around the keys.
 */
export type PushSubscription = { 
/**
 * The address at the push service.
 */
endpoint: string, 
/**
 * The browser's public key, in base64url.
 */
p256dh: string, 
/**
 * The browser's shared secret, in base64url.
 */
auth: string, };

/**
 * A line of a game's rating list.
 */
export type Ranked = { 
/**
 * Person id, or `level:3` for a bot.
 */
person: string, 
/**
 * Name.
 */
name: string, 
/**
 * Game id.
 */
game: string, 
/**
 * The estimate of strength; beginners start at 1500.
 */
rating: number, 
/**
 * How unsure the estimate is.
 */
uncertainty: number, 
/**
 * Rated games played.
 */
games: number, };

/**
 * A rating in one game.
 */
export type RatingView = { 
/**
 * Game id.
 */
game: string, 
/**
 * The estimate of strength; beginners start at 1500.
 */
rating: number, 
/**
 * How unsure the estimate is.
 */
uncertainty: number, 
/**
 * Rated games played.
 */
games: number, };

/**
 * A particular refusal.
 */
export type Reason = "no-table" | "no-person" | "rated-account" | "friends-only" | "cannot-sit" | "started" | "own-link" | "old-link" | "empty-name" | "long-name" | "empty-text" | "long-text" | "record-over" | "players-only" | "phrases-only" | "silent" | "no-seat" | "out" | "bot-plays" | "banned" | "expelled" | "name-taken" | "seat-taken" | "short-password" | "common-password" | "recovery-account" | "has-account" | "no-game" | "bad-record" | "rated-clock" | "rated-leavers" | "under-way" | "not-over" | "game-over" | "not-started" | "rated-take-back" | "no-take-back" | "talk-full" | "cannot-befriend" | "own-block" | "passkey-account" | "passkeys-full" | "passkey-known" | "passkey-unknown" | "passkey-failed" | "notices-off" | "notices-service" | "notices-full" | "too-many-tables" | "token-account" | "token-unknown" | "token-maker" | "token-rated" | "no-address" | "other-site" | "terms-range" | "long-label" | "no-record" | "dealt" | "gone" | "enough-tables" | "enough-listed" | "enough-bots" | "unusable";

/**
 * A new password in exchange for a recovery code.
 */
export type Recovery = { 
/**
 * The account's name.
 */
name: string, 
/**
 * One of its recovery codes; capitals, spaces and hyphens make no difference.
 */
code: string, 
/**
 * The password from now on.
 */
password: string, };

/**
 * Codes that set a new password when the old one is lost. Each is good once, and this is the only time that they are shown.
 */
export type RecoveryCodes = { 
/**
 * To be written down.
 */
codes: Array<string>, };

/**
 * How many recovery codes an account has left.
 */
export type RecoveryCodesLeft = { 
/**
 * So many.
 */
left: number, };

/**
 * A refusal: what was asked for did not happen, and nothing has changed.
 */
export type Refusal = { 
/**
 * For programs.
 */
code: Code, 
/**
 * For people, in English.
 */
message: string, 
/**
 * Exactly what, where people often meet it.
 */
reason?: Reason, 
/**
 * For other languages: with [`Code::Illegal`] an object with a `reason` and what belongs to it, with some of the
 * [`Reason`]s their numbers.
 */
facts?: JsonValue, 
/**
 * With [`Reason::Banned`] and [`Reason::Expelled`]: why, in the words of the server's host, who need not have said.
 */
why?: string, 
/**
 * With [`Code::RateLimited`]: when to try again.
 */
retry_after_ms?: number, };

/**
 * Something said: a phrase, or text where the table allows it.
 */
export type Saying = { "kind": "phrase", 
/**
 * Which.
 */
phrase: Phrase, } | { "kind": "text", 
/**
 * At most [`crate::limits::TEXT_CHARS`] characters.
 */
text: string, };

/**
 * The person or bot a seat is for.
 */
export type SeatPlan = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", 
/**
 * How strong, from 1.
 */
level: number, };

/**
 * One seat as everyone sees it.
 */
export type SeatView = { "kind": "open" } | { "kind": "person", 
/**
 * Person id; empty once the person has deleted their data.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * The level of the bot that plays for them at the moment.
 */
bot: number | null, 
/**
 * Have they resigned or run out of time?
 */
out: boolean, } | { "kind": "bot", 
/**
 * How strong.
 */
level: number, };

/**
 * A message over the socket, or one of the list that a request for news returns.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The version the server speaks.
 */
protocol: number, 
/**
 * The person whom the server takes the client for.
 */
me: Me | null, 
/**
 * Send a ping when silent for so long.
 */
ping_every_ms: number, 
/**
 * A connection silent for so long is dead.
 */
dead_after_ms: number, } | { "type": "pong", 
/**
 * The number that the ping brought.
 */
echo: number, } | { "type": "table", 
/**
 * The table.
 */
table: TableView, } | { "type": "news", 
/**
 * Table id.
 */
table: string, 
/**
 * The entries, in order; the first continues what the client has.
 */
entries: Array<Entry>, 
/**
 * The table after them.
 */
now: TableNow, } | { "type": "presence", 
/**
 * Table id.
 */
table: string, 
/**
 * The people there.
 */
presence: Presence, } | { "type": "said", 
/**
 * Table id.
 */
table: string, 
/**
 * The line.
 */
line: Line, } | { "type": "bot-waits", 
/**
 * Table id.
 */
table: string, 
/**
 * How many log entries the table has.
 */
number: number, } | { "type": "rematch", 
/**
 * Table id.
 */
table: string, 
/**
 * The other table's id.
 */
rematch: string, } | { "type": "answer", 
/**
 * Table id.
 */
table: string, 
/**
 * The act's id.
 */
id: string, 
/**
 * The result.
 */
answer: Answer, } | { "type": "your-turn", 
/**
 * Table id.
 */
table: string, 
/**
 * Game id.
 */
game: string, } | { "type": "refused", 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "restarting" };

/**
 * A session or API token in its owner's list.
 */
export type SessionView = { 
/**
 * Its id in this list; it proves nothing.
 */
id: string, 
/**
 * Its label: a browser's own words, or the name that was given to a token.
 */
label: string, 
/**
 * Since when.
 */
created: number, 
/**
 * Last used.
 */
seen: number | null, 
/**
 * Is it the one that this request came with?
 */
current: boolean, };

/**
 * Take a seat.
 */
export type Sit = { 
/**
 * Which; the first free one if left out.
 */
seat?: number, 
/**
 * The player's share in the shuffle.
 */
entropy?: string, };

/**
 * The part of a table that changes with its log.
 */
export type TableNow = { 
/**
 * How many log entries there are: the `expected` of the next act.
 */
number: number, 
/**
 * Waiting, playing or over.
 */
phase: Phase, 
/**
 * The seats in turn order.
 */
seats: Array<SeatView>, 
/**
 * The seat to move, while the game is on.
 */
turn: number | null, 
/**
 * How many events the match has.
 */
length: number, 
/**
 * The length down to which the reader may take back at once, if it is their turn.
 */
undo_limit: number | null, 
/**
 * The reader's view of the position: JSON of the game's own view type.
 */
view: JsonValue | null, 
/**
 * The players' time.
 */
clock: ClockView | null, 
/**
 * The take-back that waits for agreement.
 */
take_back: TakeBackView | null, 
/**
 * How it ended.
 */
result: GameResult | null, };

/**
 * A page of a list of tables, the newest first.
 */
export type TablePage = { 
/**
 * The tables.
 */
tables: Array<TableSummary>, 
/**
 * Ask with this for the next page; missing on the last.
 */
after?: string, };

/**
 * A table in a list.
 */
export type TableSummary = { 
/**
 * Table id.
 */
id: string, 
/**
 * Game id.
 */
game: string, 
/**
 * The game's options.
 */
options: JsonValue, 
/**
 * The agreement.
 */
terms: Terms, 
/**
 * When it was opened.
 */
created: number, 
/**
 * Waiting, playing or over.
 */
phase: Phase, 
/**
 * The people and bots at the seats.
 */
seats: Array<SeatView>, 
/**
 * The seat to move, while the game is on.
 */
turn: number | null, 
/**
 * The reader's seat.
 */
your_seat: number | null, 
/**
 * How it ended.
 */
result: GameResult | null, };

/**
 * Everything about a table that its reader may know.
 */
export type TableView = { 
/**
 * Table id.
 */
id: string, 
/**
 * Game id.
 */
game: string, 
/**
 * The game's options.
 */
options: JsonValue, 
/**
 * The agreement.
 */
terms: Terms, 
/**
 * The person who opened it.
 */
creator: string, 
/**
 * When.
 */
created: number, 
/**
 * The reader's seat; spectators have none.
 */
your_seat: number | null, 
/**
 * The part that changes with the log.
 */
now: TableNow, 
/**
 * The match so far as a game record: always in games where nothing is hidden, otherwise once it is over.
 */
record?: JsonValue, 
/**
 * The promise, and later the proof, of a fair shuffle.
 */
fairness: Fairness, 
/**
 * The people there.
 */
presence: Presence, 
/**
 * The last lines said.
 */
talk: Array<Line>, 
/**
 * The table at which the same players meet again.
 */
rematch?: string, };

/**
 * A take-back that waits for agreement.
 */
export type TakeBackView = { 
/**
 * The caller.
 */
by: number, 
/**
 * How many events would be left.
 */
length: number, 
/**
 * The seats that have agreed.
 */
agreed: Array<number>, };

/**
 * The kinds of chat that a table allows.
 */
export type TalkTerms = "phrases" | "text" | "silent";

/**
 * The terms of a table.
 */
export type Terms = { 
/**
 * Time to think.
 */
clock: ClockTerms, 
/**
 * The people who may sit down.
 */
access: Access, 
/**
 * Do only the players see the game while it is played? Everyone may see a game that is over.
 */
private: boolean, 
/**
 * Does the result count for ratings? Needs a clock, and accounts at every seat that is not a bot's.
 */
rated: boolean, 
/**
 * The kinds of chat that are allowed.
 */
talk: TalkTerms, 
/**
 * The rule for the seat of a person who has left.
 */
leavers: Leavers, };

/**
 * A fresh API token: the only time that the secret is shown.
 */
export type TokenSecret = { 
/**
 * Its id in the list.
 */
id: string, 
/**
 * Send it as `Authorization: Bearer …`.
 */
token: string, };
