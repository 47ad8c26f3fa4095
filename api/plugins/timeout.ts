import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance } from 'fastify';
import { answerProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    mayTakeLong?: boolean;
  }
}

/**
 * Answers every call in its time, whatever it waits for; what becomes of it afterwards nobody hears. Fastify's own timeout
 * ends with the body of the request, and so does not watch over calls that bring one.
 */
export function registerTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.mayTakeLong) return;
    const late = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) answerProblem(new Failure('overloaded'), request, reply);
    }, timeoutMs);
    reply.raw.once('close', () => clearTimeout(late));
  });
}
