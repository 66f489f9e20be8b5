/** Who one is on this server. */
import type { Credentials, Me, Recovery } from '../../generated/protocol';
import { api, Refused, strangers } from './api';
import { wire } from './client';
import { signInByPasskey } from './passkeys';

/** Set once somebody has a name here, so that pages without online play ask the server nothing. */
const KNOWN = 'crema.online';

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(KNOWN, '1');
    else localStorage.removeItem(KNOWN);
  } catch {
    // Without storage the first page just does not know.
  }
}

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

class People {
  /** `undefined` until the server has been asked. */
  me: Me | null | undefined = $state.raw();
  /** The server knew us, and does no more: we were signed out from elsewhere. This is what it said. */
  signedOut: Refused | null = $state.raw(null);
  /** Codes for a lost password, until they are put away: nobody can read them again later. */
  recoveryCodes: readonly string[] | null = $state.raw(null);
  #asking: Promise<Me | null> | null = null;

  constructor() {
    // The cookie may know us although the page has forgotten.
    wire.onwelcome = (me) => {
      if (this.me === undefined) return;
      if (this.me && !me) {
        void this.#askWhy();
        return;
      }
      if (me) this.signedOut = null;
      this.#remember(me);
    };
    strangers.onstranger = (refused) => {
      if (this.me) this.#become(null, refused);
    };
  }

  /** Asks the server once, and only if it has ever known us. Throws when there is none. */
  async load(): Promise<Me | null> {
    if (!hasBeenOnline()) this.me ??= null;
    if (this.me !== undefined) return this.me;
    this.#asking ??= api
      .me()
      .catch((error: unknown) => {
        if (!(error instanceof Refused) || error.code !== 'unauthorised') throw error;
        // It was somebody when this browser was here last.
        this.signedOut = error;
        remember(false);
        return null;
      })
      .then((me) => (this.me = me))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Takes a name: makes a guest of somebody unknown. */
  async name(name: string): Promise<void> {
    // A person who was signed out meanwhile would become another guest instead.
    if (this.me) await api.me();
    this.#become(await api.name(name));
  }

  async register(credentials: Credentials): Promise<void> {
    this.#become(await api.register(credentials));
    // The account is there whether the codes come or not: they can be drawn later.
    await this.drawRecoveryCodes(credentials.password).catch(() => undefined);
  }

  async drawRecoveryCodes(password: string): Promise<void> {
    this.recoveryCodes = (await api.drawRecoveryCodes({ password })).codes;
  }

  async recover(recovery: Recovery): Promise<void> {
    this.#become(await api.recover(recovery));
  }

  async signIn(credentials: Credentials): Promise<void> {
    this.#become(await api.signIn(credentials));
  }

  async signInByPasskey(): Promise<void> {
    this.#become(await signInByPasskey());
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.forget();
  }

  /** That we were signed out has been read. */
  heardSignedOut(): void {
    this.signedOut = null;
  }

  /** The server knows us no more. */
  forget(): void {
    this.recoveryCodes = null;
    this.#become(null);
  }

  /** A socket does not say why it knows us no more. An answer over HTTP does, and `onstranger` hears it. */
  async #askWhy(): Promise<void> {
    const me = await api.me().catch(() => null);
    if (me) this.#become(me);
  }

  #remember(me: Me | null): void {
    this.me = me;
    remember(me !== null);
  }

  #become(me: Me | null, signedOut: Refused | null = null): void {
    this.#remember(me);
    this.signedOut = signedOut;
    // The socket was opened under the old name.
    wire.reopen();
  }
}

export const people = new People();
