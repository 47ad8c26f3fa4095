import { apiPrefix } from '@kardan/contract/calls/call';
import type { FastifyInstance } from 'fastify';
import { allowedMethods, type RegisteredRoute } from '../calls/registered-routes.ts';

/** What our client sends beyond what every page may. */
const requestHeaders = 'authorization, content-type, if-match';

/** What our client reads beyond what every page may. */
const answerHeaders = 'retry-after, x-request-id';

/** Browsers keep the permission for two hours at most, whatever is said. */
const keptSeconds = 7_200;

/**
 * Lets pages of the site call the API where browsers reach it at an origin of its own. No other site's page may, and none
 * sends cookies along: there are none. A browser's question beforehand is answered here, before any rule of the call.
 */
export function registerCrossOrigin(app: FastifyInstance, siteOrigin: string, routes: RegisteredRoute[]): void {
  const allowed = new URL(siteOrigin).origin;
  app.addHook('onRequest', async (request, reply) => {
    // Said to everybody: a cache must not give one origin's answer to another.
    reply.header('vary', 'origin');
    if (request.headers.origin !== allowed || !request.url.startsWith(`${apiPrefix}/`)) return undefined;
    reply.headers({ 'access-control-allow-origin': allowed, 'access-control-expose-headers': answerHeaders });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return undefined;
    const methods = allowedMethods(routes, request.url);
    if (methods.length === 0) return undefined;
    return reply
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': keptSeconds,
        'cache-control': 'no-store',
      })
      .code(204)
      .send();
  });
}
