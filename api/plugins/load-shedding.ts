import underPressure from '@fastify/under-pressure';
import { Failure } from '@kardan/core/errors';
import type { FastifyInstance } from 'fastify';
import { answerProblem } from './problems.ts';

/** Refuses quickly what would be answered too late anyway, so that requests already running finish. */
export async function registerLoadShedding(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: 500,
    pressureHandler: (request, reply) => {
      reply.header('retry-after', 2);
      answerProblem(new Failure('overloaded'), request, reply);
    },
  });
}
