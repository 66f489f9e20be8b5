/**
 * A game inside an address: its record and its players, compressed. It stands behind the `#`, which no server sees, so that a
 * game can be shown to somebody without being kept anywhere.
 */
import type { SeatSetup } from '$lib/match/shelf.svelte';

export interface SharedGame {
  /** One line of JSON. */
  record: string;
  /** Without them the seats have their usual names. */
  seats?: readonly SeatSetup[] | undefined;
}

const FORMAT = 'deflate-raw';
/** No game is longer, in characters; an address that unpacks to more was made to do harm. */
const LONGEST = 1 << 20;

/** Bytes as base64url; in pieces, because a call takes only so many arguments. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function bounded(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST) {
      await reader.cancel();
      throw new Error('the address holds more than a game; ask for a new link');
    }
  }
}

export async function pack(game: SharedGame): Promise<string> {
  const written = new Blob([JSON.stringify(game)]).stream().pipeThrough(new CompressionStream(FORMAT));
  return toText(new Uint8Array(await new Response(written).arrayBuffer()));
}

/** Only these fields of a seat come in: an address may hold anything. */
function seatOf(seat: unknown): SeatSetup {
  const { name, usual, bot } = Object(seat) as Record<string, unknown>;
  return {
    name: String(name ?? ''),
    usual: typeof usual === 'number' ? usual : undefined,
    bot: typeof bot === 'string' ? bot : null,
  };
}

/** Throws an `Error` where the text is no packed game; whether the record is one is for the engine to say. */
export async function unpack(text: string): Promise<SharedGame> {
  const packed = new Blob([toBytes(text)]).stream().pipeThrough(new DecompressionStream(FORMAT));
  const { record, seats } = Object(JSON.parse(await bounded(packed))) as Record<string, unknown>;
  if (typeof record !== 'string') throw new Error('the address holds no record; ask for a new link');
  return { record, seats: Array.isArray(seats) ? seats.map(seatOf) : undefined };
}
