/* Keeps the shell of the client, so that it opens at once on a slow line or on none. Nothing of the
   API is ever kept. A new release brings another version: its shell is kept before the old one is
   let go, and pages that are open are told. */
const KEPT = 'rulebound-__VERSION__';
const PAGE = '/';
const SHELL = ['__SHELL__'];

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    // The files of the shell have names of their own: those that the page has loaded are taken.
    await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...SHELL]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('rulebound-') && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** What the server has besides the client. */
const SERVERS = /^\/(api|docs)(\/|$)/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVERS.test(pathname)) return;
  if (request.mode === 'navigate') {
    if (!pathname.includes('.')) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** Every address of the client is the same page. */
async function page(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(PAGE)) ?? fetch(request);
}

/** Their names change with what they hold. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/* ---- notices to whoever is away ---- */

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang, dir } = event.data.json();
  // Wherever the server says it is: what is opened is a page of this one.
  const { pathname } = new URL(url, location.origin);
  const shown = { body, tag, lang, dir, icon: '/app-192.png', data: { pathname } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.pathname));
});

/** Show a page: the tab that has it open, or a new one. */
async function open(pathname) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === pathname);
  await (there ? there.focus() : self.clients.openWindow(pathname));
}
