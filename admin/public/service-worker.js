// Lets the application open without a connection: it then says so itself. Data is never kept here: it is one person's.
const cacheName = 'kardan-admin';
const documentPath = '/dealership-admin';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageFirst(request));
  else if (pathname.startsWith('/dealership-admin/assets/') || pathname === '/icons.svg')
    event.respondWith(fileOnce(request));
});

/** The newest document; without a connection the last one, which is the same for every page. */
async function pageFirst(request) {
  const kept = await caches.match(documentPath);
  try {
    const answer = await fetch(request);
    if (isDocument(answer)) await keepDocument(answer.clone(), kept);
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Whatever else can be opened in a tab, such as a file, is not the application. */
function isDocument({ ok, headers }) {
  return ok && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** A new document is a new release: files of the old one are no longer asked for. */
async function keepDocument(answer, kept) {
  const text = await answer.clone().text();
  if (kept && (await kept.clone().text()) === text) return;
  await caches.delete(cacheName);
  await (await caches.open(cacheName)).put(documentPath, answer);
}

/** Names of files change with their content: what is here need not be asked for again. */
async function fileOnce(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
