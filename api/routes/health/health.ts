import { checkReadiness } from '@kardan/core/health/check-readiness';
import type { Services } from '@kardan/core/services';
import type { FastifyInstance } from 'fastify';

/** Whether the process is on its way out; set when it is asked to stop. */
export interface Lifecycle {
  stopping: boolean;
}

/**
 * For the machines around us: outside of the contract and of rate limits. Without OpenSearch the process stays in
 * service, since every page but the searches still answers; without PostgreSQL nothing does.
 */
export function healthRoutes(app: FastifyInstance, services: Services, lifecycle: Lifecycle): void {
  app.get('/health/live', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const checks = await checkReadiness(services);
    if (lifecycle.stopping || checks.database === 'down') {
      return reply.code(503).send({ status: lifecycle.stopping ? 'stopping' : 'unavailable', ...checks });
    }
    return { status: checks.search === 'down' ? 'degraded' : 'ready', ...checks };
  });
}
