/** A push service on this machine, and the browser's side of a subscription to it. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class PushService {
  readonly origin: string;
  readonly #server: Server;
  readonly #key = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #heard: Buffer[] = [];

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#key.generateKeys();
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.#heard.push(Buffer.concat(parts));
        response.writeHead(201).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new PushService(server);
  }

  stop(): void {
    this.#server.close();
  }

  /** What a browser would tell a page that has subscribed. */
  get subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = { p256dh: this.#key.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: `${this.origin}/browser`, keys };
  }

  /** How many messages have come. */
  get count(): number {
    return this.#heard.length;
  }

  /** The last message, opened as RFC 8291 and RFC 8188 tell browsers to. */
  opened(): string {
    const body = this.#heard.at(-1) ?? Buffer.alloc(0);
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (input: Buffer, salted: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salted, info, length));
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), theirs]);
    const shared = derive(this.#key.computeSecret(theirs), this.#auth, both, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // After the text comes a delimiter, and then zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}
