import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Exchange {
  response: ServerResponse;
  forwardedFor: string;
}

// Instrumentation and pages are bundled apart and only share the process, so they meet at a global name.
const shared = globalThis as { [key: symbol]: unknown };
const name = Symbol.for('kardan.exchange');
shared[name] ??= new AsyncLocalStorage<Exchange>();
const exchanges = shared[name] as AsyncLocalStorage<Exchange>;

/**
 * Keeps hold of the HTTP request and response under way, which Next hides from pages: a page could otherwise answer only
 * 200, 404 or 500, and could not tell the visitor's real address from one that the visitor made up.
 */
export function followExchanges(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    exchanges.enterWith({ response, forwardedFor: forwardedForOf(request) });
  });
}

/** X-Forwarded-For for calls on the visitor's behalf: what came in, and the address it came from as the last entry. */
export function forwardedFor(): string | undefined {
  return exchanges.getStore()?.forwardedFor;
}

/** Gives the page being rendered another status than 200. Works until the first byte is sent: never below Suspense. */
export function answerWithStatus(status: number, headers: Record<string, string> = {}): void {
  const response = exchanges.getStore()?.response;
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [key, value] of Object.entries(headers)) response.setHeader(key, value);
}

function forwardedForOf(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
}
