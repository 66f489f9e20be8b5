/** Looking back and trying out: loaded when one of these pages is opened, together with their texts. */
import type { Component } from 'svelte';
import { i18n, type TextLoader } from '$lib/i18n';
import type { ReplaySource } from './open-replay';

const texts = import.meta.glob<string>('../../messages/replay.*.ftl', { query: '?raw', import: 'default' });

const replayTexts: TextLoader = async (language) => {
  const load = texts[`../../messages/replay.${language}.ftl`];
  return load ? [await load()] : [];
};

async function loaded<P>(module: Promise<{ default: P }>): Promise<P> {
  const [{ default: page }] = await Promise.all([module, i18n.add('replay', replayTexts)]);
  return page;
}

export const loadReplay = () => loaded<Component<{ source: ReplaySource }>>(import('./ReplayPage.svelte'));
export const loadSetUp = () => loaded<Component<{ game: string }>>(import('../analysis/SetUpPage.svelte'));
