/** The engine over its WebAssembly module, which `cargo xtask` builds into `web/wasm`. JSON text crosses the border. */
import type { Engine, EngineMatch, GameInfo, Outcome, PlayedEvent, Refusal, Turn } from './types';

/** What the module exports; see crates/wasm. */
export interface WasmModule {
  default(from: { module_or_path: string }): Promise<unknown>;
  games(): string;
  Table: {
    open(game: string, seats: number, options: string, seed: bigint): WasmTable;
    fromRecord(line: string): WasmTable;
  };
  botLevels(game: string): string;
  botChoose(record: string, level: string, seed: bigint): string;
  /** How many draws were repeated; throws what does not fit. */
  verifyFairness(record: string): number;
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

// Globs, because the page must build before the module has been built.
const modules = import.meta.glob<WasmModule>('/wasm/wasm.js');
const binaries = import.meta.glob<string>('/wasm/wasm_bg.wasm', { query: '?url', import: 'default' });

let loading: Promise<WasmModule> | null = null;

async function instantiate(): Promise<WasmModule> {
  const [load] = Object.values(modules);
  const [locate] = Object.values(binaries);
  if (!load || !locate) throw new Error('the engine was not built; run `cargo xtask play`');
  const [module, binary] = await Promise.all([load(), locate()]);
  await module.default({ module_or_path: binary });
  return module;
}

/** The module, loaded once; a failed load may be tried again. */
export function loadWasm(): Promise<WasmModule> {
  loading ??= instantiate().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

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

export async function loadEngine(): Promise<Engine> {
  const module = await loadWasm();
  return {
    games: () => JSON.parse(module.games()) as GameInfo[],
    open: ({ game, seats, options, seed }) =>
      new WasmMatch(module.Table.open(game, seats, JSON.stringify(options), seed)),
    fromRecord: (line) => new WasmMatch(module.Table.fromRecord(line)),
  };
}
