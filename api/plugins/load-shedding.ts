import underPressure from '@fastify/under-pressure';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance } from 'fastify';

const sampleMs = 500;

/** Refuses quickly what would be answered too late anyway, so that requests already running finish. */
export async function registerLoadShedding(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: async (_request, reply, _kind, lagMs) => {
      // The first samples hold the start of the process itself, which blocks for about a second.
      if (performance.now() - readyAt < 2 * sampleMs) return;
      // A process that got no time at all was not measured; the next sample tells how long it was away.
      if (lagMs === Number.POSITIVE_INFINITY) return;
      reply.header('retry-after', 2);
      throw new Failure('overloaded');
    },
  });
}
