import { isIPv6 } from 'node:net';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { Failure } from '@kardan/core/kernel/errors';
import { visitorsASite } from '@kardan/core/limits/limit-key';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Limit, perVisitor } from '../rules/limit.ts';
import { WindowCounts } from './window-counts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit;
  }
}

/** For paths that do not exist, so that guessing them is not free. */
const unknownPaths = perVisitor(120, 'minute');

/**
 * For all calls that need a token, together: a dealership's staff share an address, and twenty of them who upload pictures
 * make some thousand calls a minute. Each is counted by account besides.
 */
const guardedCalls = perVisitor(6_000, 'minute');
/** For those among them without a good token, which count for no account. */
const badTokens = perVisitor(600, 'minute');

/** Counts in the process's own memory, which is enough for reads; limits that must hold across instances need a store. */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: unknownPaths.max,
    timeWindow: unknownPaths.windowMs,
    store: WindowCounts,
    enableDraftSpec: true,
    errorResponseBuilder: () => new Failure('too-many-requests'),
  });
}

/** The limit as the plugin takes it. An account is known only after the access rule, which runs in `preParsing`, before the body is read. */
export function rateLimitOptions(limit: Limit): RateLimitOptions {
  const options = { max: limit.max, timeWindow: limit.windowMs };
  if (limit.by === 'visitor') return options;
  return { ...options, hook: 'preParsing', keyGenerator: callerOf };
}

/** A key counts for itself: what a dealer's system does holds up none of his people. */
function callerOf({ actor }: FastifyRequest): string {
  return actor?.key ? `key ${actor.key.id}` : String(actor?.accountId);
}

/** Refuses a visitor who makes guarded calls too often, before the access rule looks at the token. */
export function limitGuardedCalls(app: FastifyInstance): Hook {
  return limitVisitors(app, guardedCalls);
}

/** Refuses a visitor who comes with bad tokens too often; who shares the address and has a good one is not concerned. */
export function limitBadTokens(app: FastifyInstance): Hook {
  return limitVisitors(app, badTokens);
}

function limitVisitors(app: FastifyInstance, limit: Limit): Hook {
  const byVisitor = refuseBeyond(app, rateLimitOptions(limit));
  const bySite = limitSites(app, limit);
  return async (request, reply) => {
    await byVisitor(request, reply);
    await bySite(request, reply);
  };
}

/** Refuses guesses at paths beyond the limit, counted for all of them together. */
export function limitUnknownPaths(app: FastifyInstance) {
  return [app.rateLimit(), limitSites(app, unknownPaths)];
}

/** Refuses a network whose visitors together, each within the limit, ask more than a few may: a /48 of IPv6 has 65,536. */
export function limitSites(app: FastifyInstance, limit: Limit): Hook {
  if (limit.by !== 'visitor') return async () => {};
  const bySite = refuseBeyond(app, {
    ...rateLimitOptions(limit),
    max: limit.max * visitorsASite,
    ipv6Subnet: 48,
  });
  return async (request, reply) => {
    if (isIPv6(request.ip)) await bySite(request, reply);
  };
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

function refuseBeyond(app: FastifyInstance, options: RateLimitOptions): Hook {
  const count = app.createRateLimit(options);
  return async (request, reply) => {
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
