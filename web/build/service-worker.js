// Keeps the files of one build. Hashed files never change, so they are served from the cache; the page itself is asked
// of the network first, so that a new build is seen at once.
const CACHE = 'crema-__VERSION__';
const FILES = __FILES__;
const PAGE_FILE = /\/(theme\.js|icon\.svg|manifest\.webmanifest)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('crema-') && name !== CACHE).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

// One file has one content, whatever a server says it may vary by.
const known = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });

const keep = async (request, response) => {
  if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
  return response;
};

const fresh = async (request) => {
  try {
    return await keep(request, await fetch(request));
  } catch {
    return (await known(request)) ?? Response.error();
  }
};

const hashed = async (request) => (await known(request)) ?? keep(request, await fetch(request));

// A notice that it is somebody's turn. The page has left the words in their language.
self.addEventListener('push', (event) => {
  const show = async () => {
    const { table, game } = event.data?.json() ?? {};
    const kept = await (await caches.open('notices-crema')).match('./notice-texts');
    const { title = 'Crema', games = {} } = kept ? await kept.json() : {};
    await self.registration.showNotification(title, {
      body: games[game] ?? game,
      icon: './icon.svg',
      tag: table,
      data: { address: `./#/t/${encodeURIComponent(table)}` },
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const url = new URL(event.notification.data.address, self.registration.scope).href;
    const [page] = await self.clients.matchAll({ type: 'window' });
    if (!page) return self.clients.openWindow(url);
    await page.navigate(url);
    return page.focus();
  };
  event.waitUntil(open());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.includes('/assets/')) event.respondWith(hashed(request));
  else if (request.mode === 'navigate' || PAGE_FILE.test(url.pathname)) event.respondWith(fresh(request));
});
