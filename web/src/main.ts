import { mount } from 'svelte';
import './styles/index.css';
import App from '$app/App.svelte';
import { i18n, shellTexts } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';

async function start(target: HTMLElement): Promise<void> {
  settings.show();
  await i18n.use(settings.language);
  await i18n.add('shell', shellTexts);
  mount(App, { target });
}

const target = document.getElementById('app');
if (target) void start(target);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js'));
}
