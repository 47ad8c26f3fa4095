import underPressure from '@fastify/under-pressure';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance } from 'fastify';
import { type Priority, priorities } from '../rules/priority.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    priority?: Priority;
  }
}

const sampleMs = 500;
const leastShare = Math.min(...Object.values(priorities));

/**
 * Refuses quickly what would be answered too late anyway, so that requests already running finish: what matters least first,
 * sign-in and dealers' saving last.
 */
export async function registerLoadShedding(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs * leastShare,
    sampleInterval: sampleMs,
    pressureHandler: async ({ routeOptions }, reply, _kind, lagMs) => {
      // The first samples hold the start of the process itself, which blocks for about a second.
      if (performance.now() - readyAt < 2 * sampleMs) return;
      // A process that got no time at all was not measured; the next sample tells how long it was away.
      if (lagMs === Number.POSITIVE_INFINITY) return;
      const share = priorities[routeOptions.config.priority ?? 'visit'];
      if (Number(lagMs) <= maxEventLoopDelayMs * share) return;
      reply.header('retry-after', 2);
      throw new Failure('overloaded');
    },
  });
}
