/** The engine over its WebAssembly module, without bots. JSON text crosses the border. */
import { wasmLoader, type Instantiable } from './load-wasm';
import type { BotLevel, Engine, EngineMatch, GameInfo, Outcome, PlayedEvent, Refusal, Turn } from './types';

/** What the module exports; see crates/wasm. */
export interface WasmModule extends Instantiable {
  games(): string;
  WasmMatch: {
    open(game: string, seats: number, options: string, seed: bigint): WasmTable;
    fromRecord(line: string): WasmTable;
  };
  botLevels(game: string): string;
  /** `{draws}`, how many were repeated, or `{facts}`, what does not fit. */
  verifyFairness(record: string): string;
}

interface WasmTable {
  game(): string;
  seats(): number;
  turn(): number;
  legal(): string[];
  chances(): string;
  play(event: string): string | undefined;
  truncate(length: number): void;
  events(): string;
  length(): number;
  undoLimit(seat: number): number;
  view(seat: number): string;
  outcome(): string | undefined;
  record(): string;
  free(): void;
}

/** The module, loaded once. */
export const loadWasm = wasmLoader(
  import.meta.glob<WasmModule>('/wasm/rules.js'),
  import.meta.glob<string>('/wasm/rules_bg.wasm', { query: '?url', import: 'default' }),
);

function turnOf(number: number): Turn {
  if (number >= 0) return { kind: 'seat', seat: number };
  return { kind: number === -1 ? 'chance' : 'over' };
}

class WasmMatch implements EngineMatch {
  readonly game: string;
  readonly seats: number;
  readonly #table: WasmTable;

  constructor(table: WasmTable) {
    this.#table = table;
    this.game = table.game();
    this.seats = table.seats();
  }

  turn = () => turnOf(this.#table.turn());
  legal = () => this.#table.legal();
  chances = () => JSON.parse(this.#table.chances()) as [string, number][];
  play = (event: string) => JSON.parse(this.#table.play(event) ?? 'null') as Refusal | null;
  truncate = (length: number) => this.#table.truncate(length);
  length = () => this.#table.length();
  events = () => JSON.parse(this.#table.events()) as PlayedEvent[];
  view = (seat: number | null) => JSON.parse(this.#table.view(seat ?? -1)) as unknown;
  outcome = () => JSON.parse(this.#table.outcome() ?? 'null') as Outcome | null;
  record = () => this.#table.record();
  undoLimit = (seat: number) => this.#table.undoLimit(seat);
  free = () => this.#table.free();
}

/** A match of the module, as the page sees it. */
export const matchOf = (table: WasmTable): EngineMatch => new WasmMatch(table);

export async function loadEngine(): Promise<Engine> {
  const module = await loadWasm();
  return {
    games: () => JSON.parse(module.games()) as GameInfo[],
    botLevels: (game) => JSON.parse(module.botLevels(game)) as BotLevel[],
    open: ({ game, seats, options, seed }) =>
      matchOf(module.WasmMatch.open(game, seats, JSON.stringify(options), seed)),
    fromRecord: (line) => matchOf(module.WasmMatch.fromRecord(line)),
  };
}
