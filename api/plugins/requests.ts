import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addressMatcher } from '@kardan/core/kernel/networks';
import type { Observations } from '@kardan/core/observations/observations';
import { count, observe, statusClass } from '@kardan/telemetry/metrics/record';
import type { FastifyInstance } from 'fastify';
import { areaOf } from './request-area.ts';

const wellFormed = /^[\w.-]{8,64}$/;

/** Gives every request its id: the one a trusted proxy sent, otherwise a fresh one, so that nobody can forge a log line. */
export function requestIds(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = addressMatcher(trustedProxies);
  return (request) => {
    const given = request.headers['x-request-id'];
    const isGiven = isTrusted(request.socket.remoteAddress ?? '');
    return isGiven && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  };
}

/** One log line for each request that is not refused at sight, and one more in the count: the route's pattern, never the URL, the address or what was sent. */
export function registerRequestLog(app: FastifyInstance, { observations }: { observations: Observations }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, problemCode: code } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    // What machines around us ask says nothing about how visitors are served.
    if (!route.startsWith('/health/')) observations.answered({ status, code, route: `${request.method} ${route}` });
    const method = request.routeOptions.url === undefined ? 'any' : request.method;
    if (code === 'overloaded') {
      count('kardan_requests_refused_total', { priority: request.routeOptions.config.priority ?? 'visit' });
    }
    observe(
      'kardan_http_request_duration_seconds',
      { area: areaOf(request.method, route), method, route, status: statusClass(status) },
      reply.elapsedTime / 1_000,
    );
    // A line for each would cost more than refusing does, when there is least time.
    if (reply.isShed) return;
    request.log.info(
      {
        method: request.method,
        route,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(code && { code }),
      },
      'request',
    );
  });
}

/** How long a body may still be on its way when its request has been answered. */
const lingerMs = 2_000;

/**
 * Ends the connection of whoever goes on sending what nobody waits for any more: the server's own timeout is as long as the
 * largest upload may take, and a body of a few bytes an hour would hold its connection for as long.
 */
export function endAnsweredUploads(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), lingerMs).unref();
  });
}
