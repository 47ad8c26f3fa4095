import { withDeadline } from '@kardan/core/kernel/deadline';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    mayTakeLong?: boolean;
  }
}

/**
 * Answers every call in its time, whatever it waits for; what becomes of it afterwards nobody hears, and it takes no further turn
 * (core/kernel/turns.ts). Fastify's own timeout ends with the body of the request, and so does not watch over calls that bring one.
 */
export function registerTimeout(app: FastifyInstance, timeoutMs: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const watch = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (request.routeOptions.config.mayTakeLong) return done();
    const late = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) answerProblem(new Failure('overloaded'), request, reply);
    }, timeoutMs);
    timers.set(request, late);
    reply.raw.once('close', () => clearTimeout(late));
    withDeadline(timeoutMs, done);
  };
  app.addHook('onRequest', watch);
  // A slow line takes nobody's time but its own: a body may come as slowly as it does.
  app.addHook('preParsing', async (request) => clearTimeout(timers.get(request)));
  app.addHook('preValidation', watch);
}
