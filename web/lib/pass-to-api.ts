import { forwardedFor } from './exchange.ts';
import { site } from './site.ts';

/** Headers that concern one connection only, or that the next connection sets for itself. */
const ownToConnection = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Hands a browser's call to the API and its answer back, both as streams, so that the browser knows one origin only. A
 * rewrite in next.config.ts would fix the API's address when the site is built.
 */
export async function passToApi(request: Request): Promise<Response> {
  const { API_ORIGIN } = await site();
  const { pathname, search } = new URL(request.url);
  try {
    const answer = await fetch(API_ORIGIN + pathname + search, {
      method: request.method,
      headers: headersToApi(request.headers),
      body: request.body,
      duplex: 'half',
      redirect: 'manual',
      cache: 'no-store',
      signal: request.signal,
    } as RequestInit);
    return new Response(answer.body, { status: answer.status, headers: headersFromApi(answer.headers) });
  } catch {
    return new Response('The API cannot be reached.', { status: 502, headers: { 'retry-after': '5' } });
  }
}

function headersToApi(received: Headers): Headers {
  const headers = withoutConnection(received);
  const address = forwardedFor();
  if (address) headers.set('x-forwarded-for', address);
  else headers.delete('x-forwarded-for');
  // The API believes our request ids; a visitor must not write its log.
  headers.delete('x-request-id');
  // Next compresses for the browser; the API need not, only to be unpacked here.
  headers.set('accept-encoding', 'identity');
  return headers;
}

function headersFromApi(received: Headers): Headers {
  const headers = withoutConnection(received);
  headers.delete('content-encoding');
  return headers;
}

function withoutConnection(received: Headers): Headers {
  const headers = new Headers(received);
  const named =
    received
      .get('connection')
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  for (const name of [...ownToConnection, ...named.filter(Boolean)]) headers.delete(name);
  return headers;
}
