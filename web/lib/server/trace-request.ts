import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTraceparent, writeTraceparent } from '@kardan/telemetry/tracing/trace-context';
import { beginTrace, isTracing, runInTrace, type Span } from '@kardan/telemetry/tracing/tracing';
import { requestName } from './request-name.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Answers a request as a trace: it begins here, with the id that the browser sent if it sent one. Whether it is recorded is
 * drawn here for everything behind; a visitor must not decide what it costs us.
 */
export function traceRequest(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const span = beginRequest(request);
  if (!span) {
    answer();
    return;
  }
  const { context } = span;
  // So that who looks at a slow page in a browser finds how it was made.
  if (context.sampled) response.setHeader('server-timing', `traceparent;desc="${writeTraceparent(context)}"`);
  response.once('close', () => {
    span.set({ 'http.response.status_code': response.statusCode });
    span.end(response.statusCode >= 500 ? { code: String(response.statusCode) } : undefined);
  });
  runInTrace(context, answer);
}

function beginRequest({ method: given = '', url = '/', headers }: IncomingMessage): Span | undefined {
  if (!isTracing()) return undefined;
  const method = methods.has(given) ? given : '_OTHER';
  const { page, kind } = requestName(url);
  const route = page ?? kind;
  return beginTrace(
    `${method} ${route}`,
    { kind: 'server', attributes: { 'http.request.method': method, 'http.route': route } },
    { parent: readTraceparent(headers.traceparent), trusted: false },
  );
}
