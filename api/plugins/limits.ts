import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { Failure } from '@kardan/core/errors';
import type { FastifyInstance } from 'fastify';
import { type Limit, perVisitor } from '../limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit;
  }
}

/** Visitors a process remembers for each route; the least recent are forgotten first. */
const remembered = 20_000;

/** For paths that do not exist, so that guessing them is not free. */
const unknownPaths = perVisitor(120, 'minute');

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
