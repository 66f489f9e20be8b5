/** Notices to this browser while the page is closed. */
import { api } from './api';
import { fromBase64 } from './base64';

/** Read by the service worker, which has no texts of its own. Not one of the page's caches, which a new build clears away. */
const TEXTS = 'notices-crema';

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** `null` where this browser or this server sends no notices. */
export async function noticesOn(): Promise<boolean | null> {
  const worker = await registration();
  if (!worker || !(await api.pushKey()).key) return null;
  return (await worker.pushManager.getSubscription()) !== null;
}

/** What a notice says, in the reader's language. */
export interface NoticeTexts {
  title: string;
  games: Record<string, string>;
}

async function keepTexts(texts: NoticeTexts): Promise<void> {
  const cache = await caches.open(TEXTS);
  await cache.put('./notice-texts', new Response(JSON.stringify(texts)));
}

/** After a change of language: notices that were asked for follow it. */
export async function retellNotices(texts: NoticeTexts): Promise<void> {
  if ('caches' in window && (await caches.has(TEXTS))) await keepTexts(texts);
}

/** Asks the person, subscribes, and tells the server. Says whether it was allowed. */
export async function turnNoticesOn(texts: NoticeTexts): Promise<boolean> {
  const [worker, { key }] = await Promise.all([registration(), api.pushKey()]);
  if (!worker || !key || (await Notification.requestPermission()) !== 'granted') return false;
  await keepTexts(texts);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64(key) });
  const { endpoint, keys } = made.toJSON();
  await api.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
  return true;
}

export async function turnNoticesOff(): Promise<void> {
  const made = await (await registration())?.pushManager.getSubscription();
  if (!made) return;
  await api.unsubscribe(made.endpoint);
  await made.unsubscribe();
}
