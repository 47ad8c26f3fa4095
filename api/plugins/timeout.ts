import { msLeft, withDeadline } from '@kardan/core/kernel/deadline';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    mayTakeLong?: boolean;
  }
}

interface Watch {
  timer: NodeJS.Timeout;
  /** What is left of its time; settled when the body begins to come. */
  leftMs: number;
}

/**
 * Answers every call in its time, whatever it waits for; what becomes of it afterwards nobody hears, and it takes no further turn
 * (core/kernel/turns.ts). Fastify's own timeout ends with the body of the request, and so does not watch over calls that bring one.
 */
export function registerTimeout(app: FastifyInstance, timeoutMs: number) {
  const watches = new WeakMap<FastifyRequest, Watch>();
  const watch = (request: FastifyRequest, reply: FastifyReply, leftMs: number, done: () => void) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) answerProblem(new Failure('overloaded'), request, reply);
    }, leftMs);
    watches.set(request, { timer, leftMs });
    reply.raw.once('close', () => clearTimeout(timer));
    withDeadline(leftMs, done);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.mayTakeLong) done();
    else watch(request, reply, timeoutMs, done);
  });
  app.addHook('preValidation', (request, reply, done) => {
    const begun = watches.get(request);
    if (begun) watch(request, reply, begun.leftMs, done);
    else done();
  });
  return {
    /**
     * A slow line takes nobody's time but its own: a body may come as slowly as it does. To be said after everything that is done
     * before it is read, as that has to be done in time.
     */
    pauseForBody(): void {
      app.addHook('preParsing', async (request) => {
        const begun = watches.get(request);
        if (!begun) return;
        clearTimeout(begun.timer);
        begun.leftMs = msLeft();
      });
    },
  };
}
