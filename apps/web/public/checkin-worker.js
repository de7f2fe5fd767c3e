// The kiosk's page without network: its document and whatever it has loaded, kept as it was last. Calls always go to the server.
const kept = 'checkin';
const page = '/checkin/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// what the page had loaded before this worker was there; anything else that is kept belongs to an older version
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

async function keep(addresses) {
  const cache = await caches.open(kept);
  const wanted = addresses.filter((address) => new URL(address).pathname.startsWith('/assets/'));
  for (const request of await cache.keys()) {
    if (request.url.includes('/assets/') && !wanted.includes(request.url)) await cache.delete(request);
  }
  if (!(await cache.match(page))) {
    // one document for every address of the app
    const answer = await fetch(`${page}any`, { headers: { accept: 'text/html' } }).catch(() => null);
    if (answer?.ok) await cache.put(page, answer);
  }
  await Promise.all(wanted.map(async (address) => (await cache.match(address)) ?? cache.add(address).catch(() => {})));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(opened(request));
  else if (request.method === 'GET' && new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(loaded(request));
});

/** The page as it is now, or without network as it was. */
async function opened(request) {
  const cache = await caches.open(kept);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(page, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(page);
    if (known) return known;
    throw error;
  }
}

/** An asset never gets another content under its address. */
async function loaded(request) {
  const cache = await caches.open(kept);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
