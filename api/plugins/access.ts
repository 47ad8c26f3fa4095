import type { Actor } from '@kardan/core/accounts/actor';
import type { VerifyAccessToken } from '@kardan/core/accounts/verify-access-token';
import { findOwnDealership } from '@kardan/core/dealerships/find-own-dealership';
import { Failure, NotFound } from '@kardan/core/kernel/errors';
import type { Services } from '@kardan/core/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../rules/access.ts';
import { limitGuardedCalls } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

/**
 * Applies each route's access rule before its body is read. A dealership's object is never told to exist to somebody of
 * another dealership: that is 404. What belongs to no dealership and is the operator's is 403.
 */
export function registerAccess(app: FastifyInstance, services: Services, verify: VerifyAccessToken): void {
  const limitGuarded = limitGuardedCalls(app);
  app.decorateRequest('actor', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (isGuarded(request)) await limitGuarded(request, reply);
  });
  app.addHook('preParsing', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access || access.rule === 'everyone') return;
    const actor = await actorOfRequest(request, verify);
    if (!actor) throw new Failure('unauthenticated');
    if ('dealershipId' in actor) await checkDealer(services, actor, access, request);
    else if (access.rule === 'dealer') throw new Failure('forbidden');
    else if (actor.role === 'editor') refuseEditor(access);
    request.actor = actor;
  });
}

function isGuarded({ routeOptions }: FastifyRequest): boolean {
  const { access } = routeOptions.config;
  return access !== undefined && access.rule !== 'everyone';
}

async function actorOfRequest(request: FastifyRequest, verify: VerifyAccessToken): Promise<Actor | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token ? verify(token) : undefined;
}

/** Editors work for no dealership: to them none of its objects exists. */
function refuseEditor({ rule }: Access): void {
  throw rule === 'operator' ? new Failure('forbidden') : new NotFound('dealership');
}

async function checkDealer(
  services: Services,
  actor: Extract<Actor, { dealershipId: number }>,
  access: Access,
  request: FastifyRequest,
): Promise<void> {
  if (access.rule === 'dealer') return;
  if (access.rule !== 'dealer-staff' && access.rule !== 'dealer-owner') throw new Failure('forbidden');
  const named = (request.params as Record<string, string>)[access.param] ?? '';
  // Its number needs no question; a slug is looked up, former ones included.
  if (named !== String(actor.dealershipId)) await findOwnDealership(services, actor, named);
  if (access.rule === 'dealer-owner' && actor.role !== 'dealer-owner') throw new Failure('forbidden');
}
