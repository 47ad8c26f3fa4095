import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const twoYearsSeconds = 63_072_000;

/** Headers for an API that serves data and never a page: nothing it answers may load, frame or run anything. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // Only this host, and only where it was reached by https: what else runs on the operator's domain is not ours to bind.
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${twoYearsSeconds}`);
  });
}
