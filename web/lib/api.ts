import type { Calls } from '@kardan/contract/calls';
import { type Client, createClient } from '@kardan/contract/client';
import { forwardedFor } from './http/exchange.ts';
import { site } from './site.ts';

/** A page that has no answer by then shows an error: nobody waits longer. */
const patienceMs = 10_000;

/** The API as a server-rendered page calls it, on behalf of the visitor who asked for the page. */
export async function api(): Promise<Client<Calls>> {
  const { API_ORIGIN } = await site();
  return createClient({
    host: API_ORIGIN,
    headers: visitorHeaders,
    fetch: (url, init) => fetch(url, { signal: AbortSignal.timeout(patienceMs), ...init, cache: 'no-store' }),
  });
}

function visitorHeaders(): Record<string, string> {
  const address = forwardedFor();
  return { 'accept-language': 'de-AT', ...(address && { 'x-forwarded-for': address }) };
}
