import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Limit, perVisitor } from '../rules/limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit;
  }
}

/** Visitors a process remembers for each route; the least recent are forgotten first. */
const remembered = 20_000;

/** For paths that do not exist, so that guessing them is not free. */
const unknownPaths = perVisitor(120, 'minute');

/**
 * For all calls that need a token, together: one with a bad token counts for no account, but costs a signature check. A
 * dealership's staff often share an address, so it is ten times what an account may do.
 */
const guardedCalls = perVisitor(600, 'minute');

/** Counts in the process's own memory, which is enough for reads; limits that must hold across instances need a store. */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: unknownPaths.max,
    timeWindow: unknownPaths.windowMs,
    cache: remembered,
    enableDraftSpec: true,
    errorResponseBuilder: () => new Failure('too-many-requests'),
  });
}

/** The limit as the plugin takes it. An account is known only after the access rule, which runs before `preValidation`. */
export function rateLimitOptions(limit: Limit): RateLimitOptions {
  const options = { max: limit.max, timeWindow: limit.windowMs, cache: remembered };
  if (limit.by === 'visitor') return options;
  return { ...options, hook: 'preValidation', keyGenerator: (request) => String(request.actor?.accountId) };
}

/** Refuses a visitor who makes guarded calls too often, before the access rule looks at the token. */
export function limitGuardedCalls(app: FastifyInstance) {
  const count = app.createRateLimit(rateLimitOptions(guardedCalls));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.headers({
      'ratelimit-limit': counted.max,
      'ratelimit-remaining': 0,
      'ratelimit-reset': counted.ttlInSeconds,
      'retry-after': counted.ttlInSeconds,
    });
    throw new Failure('too-many-requests');
  };
}
