/** The pages that need a server, loaded when one of them is opened, together with their texts. */
import type { Component } from 'svelte';
import { i18n, type TextLoader } from '$lib/i18n';
import type { Route } from '../router.svelte';

const texts = import.meta.glob<string>('../../messages/online.*.ftl', { query: '?raw', import: 'default' });

export const onlineTexts: TextLoader = async (language) => {
  const load = texts[`../../messages/online.${language}.ftl`];
  return load ? [await load()] : [];
};

/** What the pages say. */
export function addTexts(): Promise<void> {
  return i18n.add('online', onlineTexts);
}

type Page<P extends Route['page']> = Component<Omit<Extract<Route, { page: P }>, 'page'>>;

async function loaded<P>(module: Promise<{ default: P }>): Promise<P> {
  const [{ default: page }] = await Promise.all([module, addTexts()]);
  return page;
}

export const loadLobby = () => loaded<Page<'online'>>(import('./LobbyPage.svelte'));
export const loadHost = () => loaded<Page<'host'>>(import('./HostPage.svelte'));
export const loadRoom = () => loaded<Component<{ id: string; watching: boolean }>>(import('./RoomPage.svelte'));
export const loadMe = () => loaded<Page<'me'>>(import('./MePage.svelte'));
export const loadPerson = () => loaded<Page<'person'>>(import('./PersonPage.svelte'));
export const loadRatings = () => loaded<Page<'ratings'>>(import('./RatingsPage.svelte'));
export const loadFriend = () => loaded<Page<'friend'>>(import('./FriendPage.svelte'));

/** Notices to a closed page, and the words for them. */
export async function loadNotices() {
  const [notices] = await Promise.all([import('$lib/online/notices'), addTexts()]);
  return notices;
}
