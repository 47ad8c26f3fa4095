import type { IncomingHttpHeaders } from 'node:http';
import { currentTraceparent } from '@kardan/telemetry/tracing/tracing';
import { forwardedFor } from './exchange.ts';

/** Headers that concern one connection only, or that the next connection sets for itself. */
const ownToConnection = [
  'connection',
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

/** What tells a trace and carries things along with it. */
const ofTraces = ['traceparent', 'tracestate', 'baggage'];

/**
 * Binds the site's whole host, which the site or the edge before it does and the API must not. The API's policy binds the one
 * answer that it comes with and goes along: whoever opens an answer or frames it runs, loads and sees nothing.
 */
const ofTheSite = ['strict-transport-security'];

/** What a visitor sent, as the API may see it. */
export function headersToApi(received: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = withoutConnection(received);
  const address = forwardedFor();
  if (address) headers['x-forwarded-for'] = address;
  else delete headers['x-forwarded-for'];
  // The API believes our request ids; a visitor must not write its log.
  delete headers['x-request-id'];
  // So it believes our traces, and nobody else's.
  for (const name of ofTraces) delete headers[name];
  const traceparent = currentTraceparent();
  if (traceparent) headers.traceparent = traceparent;
  // The API answers pages of other origins by it; whoever comes through the site is at its own.
  delete headers.origin;
  // We compress for the browser; the API need not, only to be unpacked here.
  headers['accept-encoding'] = 'identity';
  return headers;
}

/** What the API answered, as a browser may see it. */
export function headersFromApi(received: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = withoutConnection(received);
  for (const name of ofTheSite) delete headers[name];
  // It was not told any: what a cache in front keeps must not differ by what a visitor claims.
  const vary = headers.vary?.split(/,\s*/).filter((name) => name.toLowerCase() !== 'origin');
  if (vary?.length) headers.vary = vary.join(', ');
  else delete headers.vary;
  return headers;
}

function withoutConnection(received: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = { ...received };
  const named = String(received.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    // Nobody may ask us to forget how long a body is.
    .filter((name) => name !== 'content-length');
  for (const name of [...ownToConnection, ...named]) delete headers[name];
  return headers;
}
