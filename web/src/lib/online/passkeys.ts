/** Passkeys: the browser's part of it. See docs/protocol.md for what the server wants. */
import type { Me } from '../../generated/protocol';
import { api } from './api';
import { fromBase64, toBase64 } from './base64';

/** ECDSA with P-256, which every authenticator has. */
const ES256 = -7;

/** Only pages that came over https, or from this machine, are given any. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

/** Makes a passkey for the account and hands its public half to the server. */
export async function addPasskey(me: Me, label: string): Promise<void> {
  const { challenge, rp_id } = await api.passkeyChallenge();
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: fromBase64(challenge),
      rp: { id: rp_id, name: 'Crema' },
      user: { id: new TextEncoder().encode(me.person), name: me.name, displayName: me.name },
      pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const key = response.getPublicKey();
  if (!key) throw new DOMException('the browser keeps the key to itself', 'NotSupportedError');
  await api.addPasskey({
    label,
    credential: toBase64(made.rawId),
    client_data: toBase64(response.clientDataJSON),
    authenticator_data: toBase64(response.getAuthenticatorData()),
    public_key: toBase64(key),
  });
}

/** Signs in with whichever passkey the person chooses. */
export async function signInByPasskey(): Promise<Me> {
  const { challenge, rp_id } = await api.passkeyChallenge();
  const got = (await navigator.credentials.get({
    publicKey: { challenge: fromBase64(challenge), rpId: rp_id, userVerification: 'required' },
  })) as PublicKeyCredential;
  const response = got.response as AuthenticatorAssertionResponse;
  return api.signInByPasskey({
    credential: toBase64(got.rawId),
    client_data: toBase64(response.clientDataJSON),
    authenticator_data: toBase64(response.authenticatorData),
    signature: toBase64(response.signature),
  });
}

/** The person has closed the browser's own dialog: nothing to be told. */
export const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** What a browser throws at those who want a passkey. */
export type PasskeyProblem = DOMException;

export const isPasskeyProblem = (error: unknown): error is PasskeyProblem => error instanceof DOMException;
