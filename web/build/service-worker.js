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

const keep = async (request, response) => {
  if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
  return response;
};

const fresh = async (request) => {
  try {
    return await keep(request, await fetch(request));
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
};

const hashed = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.includes('/assets/')) event.respondWith(hashed(request));
  else if (request.mode === 'navigate' || PAGE_FILE.test(url.pathname)) event.respondWith(fresh(request));
});
