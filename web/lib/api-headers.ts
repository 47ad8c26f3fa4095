import { forwardedFor } from './exchange.ts';

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

/** Rules for the site's whole origin, which the site or the edge before it sets and the API must not. */
const ofTheSite = ['content-security-policy', 'strict-transport-security'];

/** What a visitor sent, as the API may see it. */
export function headersToApi(received: Headers): Headers {
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

/** What the API answered, as a browser may see it. */
export function headersFromApi(received: Headers): Headers {
  const headers = withoutConnection(received);
  for (const name of ['content-encoding', ...ofTheSite]) headers.delete(name);
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
