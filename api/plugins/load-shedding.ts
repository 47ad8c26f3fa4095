import underPressure from '@fastify/under-pressure';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Priority, priorities } from '../rules/priority.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    priority?: Priority;
  }
  interface FastifyReply {
    /** Whether it was refused before anything was done for it. */
    isShed: boolean;
  }
}

interface Bounds {
  maxInFlight?: number | undefined;
  maxLagMs?: number | undefined;
}

/** The count of calls under way: one leaves it while its body is on its way. */
export interface InFlight {
  /** Counts a call unless it is counted; refuses it where its share is taken. */
  enter(request: FastifyRequest, reply: FastifyReply): void;
  leave(request: FastifyRequest): void;
}

const retryAfterSeconds = 2;
const sampleMs = 500;

/**
 * Refuses quickly what would be answered too late anyway, so that requests already running finish: what matters least first,
 * sign-in and dealers' saving last. What says of itself how it is, such as its health, is never refused.
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  { maxInFlight = Number.POSITIVE_INFINITY, maxLagMs }: Bounds,
): Promise<InFlight> {
  app.decorateReply('isShed', false);
  const inFlight = boundInFlight(app, maxInFlight);
  if (maxLagMs !== undefined) await boundLag(app, maxLagMs);
  return inFlight;
}

/** Each kind of call finds a share of the room; what takes long by nature is bounded elsewhere, and would only look like a crowd. */
function boundInFlight(app: FastifyInstance, maxInFlight: number): InFlight {
  const counted = new WeakSet<FastifyRequest>();
  let inFlight = 0;
  const enter = (request: FastifyRequest, reply: FastifyReply) => {
    const { priority, mayTakeLong } = request.routeOptions.config;
    if (priority === undefined || mayTakeLong || counted.has(request)) return;
    // It was answered, or its connection has gone, while its body came: nothing would end the count.
    if (reply.sent || reply.raw.destroyed) return;
    if (inFlight >= maxInFlight * priorities[priority]) refuse(reply);
    inFlight += 1;
    counted.add(request);
  };
  const leave = (request: FastifyRequest) => {
    if (counted.delete(request)) inFlight -= 1;
  };
  // A request that does not wait for the answer to the one before stays under way for as long as nobody reads that one.
  app.server.prependListener('request', (request, reply) => {
    if (!reply.socket) request.socket.destroy();
  });
  app.addHook('onRequest', async (request, reply) => {
    enter(request, reply);
    reply.raw.once('close', () => leave(request));
  });
  return { enter, leave };
}

/** What is answered at once is never many in flight, and may still be more than the processor can do: that shows as lag. */
async function boundLag(app: FastifyInstance, maxLagMs: number): Promise<void> {
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    sampleInterval: sampleMs,
    pressureHandler: async ({ routeOptions }, reply, _kind, lagMs) => {
      // The first samples hold the start of the process itself, which blocks for about a second.
      if (performance.now() - readyAt < 2 * sampleMs) return;
      // A process that got no time at all was not measured; the next sample tells how long it was away.
      if (lagMs === Number.POSITIVE_INFINITY) return;
      const { priority } = routeOptions.config;
      if (priority !== undefined && priority !== 'vital') refuse(reply);
    },
  });
}

function refuse(reply: FastifyReply): never {
  reply.isShed = true;
  reply.header('retry-after', retryAfterSeconds);
  throw new Failure('overloaded');
}
