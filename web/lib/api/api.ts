import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { site } from '../config/site.ts';
import { forwardedFor } from '../server/exchange.ts';

/** The API as a server-rendered page calls it, on behalf of the visitor who asked for the page. */
export function api(): Promise<Client<Calls>> {
  return clientWith(visitorHeaders);
}

/** The API for what is kept for every visitor: one who has used up a limit must not decide what others see. */
export function apiForAll(): Promise<Client<Calls>> {
  return clientWith(() => language);
}

async function clientWith(headers: () => Record<string, string>): Promise<Client<Calls>> {
  const { API_ORIGIN, WEB_API_TIMEOUT_MS } = await site();
  return createClient({
    host: API_ORIGIN,
    headers,
    fetch: (url, init) => fetch(url, { signal: AbortSignal.timeout(WEB_API_TIMEOUT_MS), ...init, cache: 'no-store' }),
  });
}

const language = { 'accept-language': 'de-AT' };

function visitorHeaders(): Record<string, string> {
  const address = forwardedFor();
  return { ...language, ...(address && { 'x-forwarded-for': address }) };
}
