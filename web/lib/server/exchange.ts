import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheTagHeader } from '@kardan/contract/cache-tags';

interface Exchange {
  response: ServerResponse;
  forwardedFor: string;
  /** Path and query. */
  address: string;
  /** Whether others may be shown the same page. */
  shared: boolean;
  /** When the page was begun, by the process's clock; its first call where nobody has said so. */
  begunAtMs?: number;
  /** Whether a call of the page was not answered, or with a failure of the API's. */
  apiFailed?: boolean;
}

// The server and the pages are loaded apart and only share the process, so they meet at a global name.
const shared = globalThis as { [key: symbol]: unknown };
const name = Symbol.for('kardan.exchange');
shared[name] ??= new AsyncLocalStorage<Exchange>();
const exchanges = shared[name] as AsyncLocalStorage<Exchange>;

/**
 * Runs a handler so that the pages it renders can reach their HTTP exchange, which Next hides from them: a page could
 * otherwise answer only 200, 404 or 500, and could not tell the visitor's real address from one that the visitor made up.
 */
export function withExchange<Result>(request: IncomingMessage, response: ServerResponse, handle: () => Result): Result {
  const address = asShown(request.url ?? '/');
  return exchanges.run({ response, forwardedFor: forwardedForOf(request), address, shared: true }, handle);
}

/** Without what the router of an open page adds to addresses for itself. */
function asShown(target: string): string {
  return target.replace(/([?&])_rsc(=[^&]*)?(&|$)/, (_whole, before, _value, after) => (after ? before : ''));
}

/** X-Forwarded-For for calls on the visitor's behalf: what came in, and the address it came from as the last entry. */
export function forwardedFor(): string | undefined {
  return exchanges.getStore()?.forwardedFor;
}

/** From here on the time runs in which a page may wait for the API. */
export function beginPage(): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.begunAtMs = performance.now();
}

/**
 * Milliseconds that the page being rendered still has to wait for the API, of so many for all its calls together: calls one
 * after the other must not take several times as long as one.
 */
export function waitLeftMs(budgetMs: number): number {
  const exchange = exchanges.getStore();
  if (!exchange) return budgetMs;
  const now = performance.now();
  exchange.begunAtMs ??= now;
  return Math.max(1, Math.round(exchange.begunAtMs + budgetMs - now));
}

/** Notes that a call of the page being rendered failed, and not by the page's fault. */
export function noteApiFailure(): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.apiFailed = true;
}

/** Tells at any later time whether a call of this exchange has failed. */
export function watchApiFailures(): () => boolean {
  const exchange = exchanges.getStore();
  return () => exchange?.apiFailed === true;
}

/** The path that the visitor asked for, as the address bar shows it. */
export function requestedPath(): string {
  return requestedAddress().replace(/\?.*$/, '');
}

/** The path and query that the visitor asked for. */
export function requestedAddress(): string {
  return exchanges.getStore()?.address ?? '/';
}

/** Gives the page being rendered another status than 200. Works until the first byte is sent: never below Suspense. */
export function answerWithStatus(status: number, headers: Record<string, string> = {}): void {
  const response = exchanges.getStore()?.response;
  if (!response || response.headersSent) return;
  response.statusCode = status;
  if (status >= 400) keepFromCaches();
  for (const [key, value] of Object.entries(headers)) response.setHeader(key, value);
}

/** Whatever a part of the page says: what failed, even in part, is never kept for others. */
export function keepFromCaches(): void {
  const exchange = exchanges.getStore();
  if (!exchange || exchange.response.headersSent) return;
  exchange.shared = false;
  exchange.response.setHeader('cache-control', 'private, no-store');
  exchange.response.removeHeader('cache-tag');
}

/** Whoever has the address of the page being rendered has what it shows: no cache keeps it, and no other site learns where it is. */
export function keepAddressSecret(): void {
  keepFromCaches();
  answerWithStatus(200, { 'referrer-policy': 'no-referrer' });
}

/** How long caches may keep the page being rendered, and under which tags it can be purged. */
export function cachePage({ seconds, staleSeconds, tags }: PageCaching): void {
  const { response, shared } = exchanges.getStore() ?? {};
  if (!response || response.headersSent || !shared) return;
  // Browsers ask again each time and get 304 or a cached page; only the cache in front may keep it.
  response.setHeader('cache-control', `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`);
  const tagHeader = cacheTagHeader(tags);
  if (tagHeader) response.setHeader('cache-tag', tagHeader);
}

export interface PageCaching {
  seconds: number;
  staleSeconds: number;
  tags: string[];
}

function forwardedForOf(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
}
