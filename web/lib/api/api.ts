import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { currentTraceparent, inSpan } from '@kardan/telemetry/tracing/tracing';
import { site } from '../config/site.ts';
import { forwardedFor, noteApiFailure, waitLeftMs } from '../server/exchange.ts';

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
    fetch: (url, init) =>
      tracedFetch(url, { signal: AbortSignal.timeout(waitLeftMs(WEB_API_TIMEOUT_MS)), ...init, cache: 'no-store' }),
  });
}

const language = { 'accept-language': 'de-AT' };

function visitorHeaders(): Record<string, string> {
  const address = forwardedFor();
  return { ...language, ...(address && { 'x-forwarded-for': address }) };
}

/** The API goes on with the page's trace; which call it is, it says itself. */
async function tracedFetch(url: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  return inSpan(`${method} api`, { kind: 'client', attributes: { 'http.request.method': method } }, async (span) => {
    const traceparent = currentTraceparent();
    const headers = new Headers(init.headers);
    if (traceparent) headers.set('traceparent', traceparent);
    const response = await fetch(url, { ...init, headers }).catch((error) => {
      noteApiFailure();
      throw error;
    });
    if (response.status >= 500) noteApiFailure();
    span.set({ 'http.response.status_code': response.status });
    return response;
  });
}
