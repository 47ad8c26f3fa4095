import { type KeyScope, keyPrefix } from '@kardan/contract/values/api-keys';
import { noteLook } from '@kardan/core/accounts/acting/note-look';
import type { Actor } from '@kardan/core/accounts/actor';
import { findOwnDealership } from '@kardan/core/accounts/find-own-dealership';
import { noteUse, readKeyActor } from '@kardan/core/accounts/keys/read-key-actor';
import {
  requireEditor,
  requireMember,
  requireOperator,
  requireOwner,
  requireOwnerToRead,
  requireStaff,
  requireStaffToRead,
} from '@kardan/core/accounts/policies';
import { readActor } from '@kardan/core/accounts/read-actor';
import { verifyAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { findOwnGroup } from '@kardan/core/accounts/sso/set-up/find-own-group';
import { Failure } from '@kardan/core/kernel/errors';
import type { Services } from '@kardan/core/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../rules/access.ts';
import { limitBadTokens, limitGuardedCalls } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Which keys may make the call; without it none. */
    scope?: KeyScope;
  }
}

/**
 * Applies each route's access rule before its body is read, with the rights that the session's account has now. A
 * dealership's object is never told to exist to somebody of another dealership: that is 404. What belongs to no dealership
 * and is the operator's is 403.
 */
export function registerAccess(app: FastifyInstance, services: Services): void {
  const limitGuarded = limitGuardedCalls(app);
  const limitBad = limitBadTokens(app);
  app.decorateRequest('actor', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (isGuarded(request)) await limitGuarded(request, reply);
  });
  app.addHook('preParsing', async (request, reply) => {
    const { access, scope } = request.routeOptions.config;
    if (!access || access.rule === 'everyone') return;
    const actor = await actorOfRequest(services, request);
    if (!actor) {
      await limitBad(request, reply);
      throw new Failure('unauthenticated');
    }
    refuseOtherKeys(actor, scope);
    await applyRule(services, actor, access, request);
    if (actor.key) await noteUse(services, actor.key);
    request.actor = actor;
  });
}

function isGuarded({ routeOptions }: FastifyRequest): boolean {
  const { access } = routeOptions.config;
  return access !== undefined && access.rule !== 'everyone';
}

async function actorOfRequest(services: Services, request: FastifyRequest): Promise<Actor | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return undefined;
  const actor = token.startsWith(keyPrefix)
    ? await readKeyActor(services, token, request.ip)
    : await actorOfSession(services, token);
  return actor && { ...actor, requestId: request.id };
}

async function actorOfSession(services: Services, token: string): Promise<Actor | undefined> {
  const claims = await verifyAccessToken(services.env, token);
  return claims && readActor(services, claims);
}

/** A key makes the calls that its scopes name, and nothing that is people's. */
function refuseOtherKeys({ key }: Actor, scope: KeyScope | undefined): void {
  if (key && (scope === undefined || !key.scopes.includes(scope))) throw new Failure('key-without-scope');
}

async function applyRule(services: Services, actor: Actor, access: Access, request: FastifyRequest): Promise<void> {
  if (access.rule === 'signed-in') return;
  if (actor.session?.needsSecondFactor) throw new Failure('second-factor-required');
  if (access.rule === 'operator') return requireOperator(actor);
  if (access.rule === 'editor') return requireEditor(actor);
  if (access.rule === 'dealer') {
    if (actor.memberships.size === 0) throw new Failure('forbidden');
    return;
  }
  if (access.rule === 'everyone') return;
  const given = 'in' in access ? request.query : request.params;
  // A query may repeat its keys: a list names no dealership.
  const { [access.param]: value } = given as Record<string, unknown>;
  const named = typeof value === 'string' ? value : '';
  if (access.rule === 'group-owner') {
    await findOwnGroup(services, actor, named);
    return;
  }
  // Its number needs no question; a slug is looked up, former ones included.
  const known = [...actor.memberships.keys()].find((id) => String(id) === named);
  const id = known ?? (await findOwnDealership(services, actor, named)).id;
  ruleOf(access.rule, request.method)(actor, id, 'dealership');
  if (isReading(request.method)) await noteLook(services, actor, id);
}

function ruleOf(rule: 'dealer-member' | 'dealer-staff' | 'dealer-owner', method: string) {
  if (rule === 'dealer-member') return requireMember;
  if (rule === 'dealer-staff') return isReading(method) ? requireStaffToRead : requireStaff;
  return isReading(method) ? requireOwnerToRead : requireOwner;
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
