import { addressMatcher } from '@kardan/core/kernel/networks';
import { readTraceparent } from '@kardan/telemetry/tracing/trace-context';
import { beginTrace, isTracing, runInTrace, type Span } from '@kardan/telemetry/tracing/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * A span for each call, named by its route. A trace that web began goes on here; what a stranger sends keeps its id, but
 * does not decide whether it is recorded.
 */
export function registerTracing(app: FastifyInstance, trustedProxies: string[]): void {
  if (!isTracing()) return;
  const isTrusted = addressMatcher(trustedProxies);
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, reply, done) => {
    const method = methods.has(request.method) ? request.method : '_OTHER';
    const route = request.routeOptions.url;
    // What machines around us ask every few seconds is nobody's trace.
    if (route?.startsWith('/health/')) return done();
    const span = beginTrace(
      `${method} ${route ?? 'unknown'}`,
      {
        kind: 'server',
        attributes: {
          'http.request.method': method,
          ...(route !== undefined && { 'http.route': route }),
          'kardan.request_id': request.id,
        },
      },
      {
        parent: readTraceparent(request.headers.traceparent),
        trusted: isTrusted(request.socket.remoteAddress ?? ''),
      },
    );
    if (!span) return done();
    spans.set(request, span);
    // Also when the caller leaves before the answer.
    reply.raw.once('close', () => {
      const { statusCode, problemCode } = reply;
      span.set({ 'http.response.status_code': statusCode, ...(problemCode && { 'error.type': problemCode }) });
      span.end(statusCode >= 500 ? { code: problemCode } : undefined);
    });
    runInTrace(span.context, done);
  });

  // A body arrives by events of its connection, which know nothing of the request's trace.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) runInTrace(span.context, done);
    else done();
  });
}
