import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me, Refusal } from '../../generated/protocol';
import { wire } from './client';
import { people } from './people.svelte';

const EVE: Me = { person: 'e', name: 'Eve', kind: 'guest' };
const EXPELLED: Refusal = { code: 'unauthorised', message: 'signed out', reason: 'expelled', why: 'insults' };

/** The server that answers every request with this. */
function serverSays(status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status, headers })));
}

beforeEach(async () => {
  serverSays(200, EVE);
  await people.signIn({ name: 'Eve', password: 'correct horse battery' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('whose socket is not known any more learns why', async () => {
  serverSays(401, EXPELLED);
  wire.onwelcome(null);
  await vi.waitFor(() => expect(people.me).toBeNull());
  expect(people.signedOut).toMatchObject({ reason: 'expelled', why: 'insults' });
  people.heardSignedOut();
  // It is said once, however often the socket comes back.
  wire.onwelcome(null);
  expect(people.signedOut).toBeNull();
});

test('whose request is not known any more learns why', async () => {
  serverSays(401, EXPELLED);
  await expect(people.name('Eva')).rejects.toMatchObject({ reason: 'expelled' });
  expect([people.me, people.signedOut?.why]).toEqual([null, 'insults']);
});

test('who is kept out of another account stays who they are', async () => {
  serverSays(403, { code: 'forbidden', message: 'banned', reason: 'banned' } satisfies Refusal);
  await expect(people.signIn({ name: 'Mallory', password: 'p' })).rejects.toMatchObject({ reason: 'banned' });
  expect([people.me, people.signedOut]).toEqual([EVE, null]);
});
