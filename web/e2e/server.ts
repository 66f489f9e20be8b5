/** A real server for a test: `crema serve` on a database file of its own, which can be stopped and started again. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Given by `cargo xtask test`; otherwise where `cargo build -p crema` puts it. */
const BINARY = resolve(process.env.CREMA ?? `${process.env.CARGO_TARGET_DIR ?? '../target'}/debug/crema`);

async function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class Server {
  readonly origin: string;
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(
    port: number,
    readonly options: readonly string[],
  ) {
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), 'crema-e2e-'));
  }

  static async start(options: readonly string[] = []): Promise<Server> {
    const server = new Server(await freePort(), options);
    await server.run();
    return server;
  }

  /** Starts, and waits until people can be served. */
  async run(): Promise<void> {
    const options = ['--listen', `127.0.0.1:${this.#port}`, '--database', this.#database];
    const usual = ['--rate-factor', '1000', '--bot-threads', '1'];
    const started = spawn(BINARY, ['serve', ...options, ...usual, ...this.options]);
    this.#process = started;
    started.stderr.on('data', (data: Buffer) => (this.#said += String(data)));
    started.stdout.on('data', (data: Buffer) => (this.#said += String(data)));
    started.on('error', (error) => (this.#said += `${BINARY}: ${error.message}\n`));
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const ready = await fetch(`${this.origin}/readyz`).catch(() => null);
      if (ready?.ok) return;
      if (started.exitCode !== null || started.pid === undefined) break;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    throw new Error(
      `crema serve did not start (build it with cargo build -p crema, or name it in CREMA):\n${this.#said}`,
    );
  }

  get #database(): string {
    return `sqlite:${join(this.#folder, 'crema.db')}`;
  }

  /** What the host orders by `crema admin`. */
  admin(...order: readonly string[]): void {
    execFileSync(BINARY, ['admin', '--database', this.#database, ...order]);
  }

  /** Ends it: politely, so that it says goodbye, or at once. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    await new Promise((ended) => {
      running.once('exit', ended);
      running.kill(signal);
    });
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
