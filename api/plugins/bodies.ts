import { setImmediate as nextTurn } from 'node:timers/promises';
import { bodyRoom, type Sender, type TakeRoom } from '@kardan/contract/values/body-room';
import { minBodyBytes, normalBodyBytes } from '@kardan/contract/values/request-bodies';
import { Failure, TooManyRequests } from '@kardan/core/kernel/errors';
import { networkOf, siteNetworkOf } from '@kardan/core/limits/limit-key';
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { pacedBody } from '../bodies/paced-body.ts';
import { priorities } from '../rules/priority.ts';
import type { InFlight } from './load-shedding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Largest body of the call; 256 KB unless told. */
    maxBodyBytes?: number;
    /** Its body is a file that is passed on as it comes. */
    streamsBody?: boolean;
  }
}

/** Of a process that may have a gigabyte. */
const maxBytes = 256 * 1024 ** 2;
/** Two of the largest pushes, or three pictures as cameras write them, at the same time. */
const maxBytesEach = 16 * 1024 ** 2;
/** A site's /48 sends as much as four networks, files among it. */
const maxBytesOfSite = 4 * maxBytesEach;
/** Files come without an account from phones that have a car's link: of four in a yard's network three each, as cameras write them. */
const maxFileBytesOfNetwork = 48 * 1024 ** 2;
/** Of all room what those may have who are not signed in: they never keep out whoever is. */
const visitorsShare = 0.5;
/** Held of a file while it is passed on to the store. */
const maxStreamedBytes = 5 * 1024 ** 2;

const retryAfterSeconds = 2;

/**
 * Whoever is still sending takes nobody's room but their own: while a body is on its way its call does not count as under way, but
 * its bytes do, of its sender and of all, and it has to keep a pace. A body that came with the head of its request, as most do,
 * is not concerned. To be registered behind the access rule, which says whose it is, and the limits.
 */
export function registerBodies(app: FastifyInstance, inFlight: InFlight): void {
  const room = bodyRoom(maxBytes);
  const onTheirWay = new WeakMap<FastifyRequest, () => void>();

  const takeIn: preParsingAsyncHookHandler = async (request, reply, payload) => {
    if (!bringsBody(request)) return payload;
    // What was read of the connection together with the head is known a turn later.
    if (!request.raw.complete) await nextTurn();
    if (request.raw.complete) return payload;
    // It was answered, or its sender left, while it was looked up who that is: nothing would give the room back.
    if (reply.sent || reply.raw.destroyed) return payload;
    const giveBack = takeRoom(room, request);
    onTheirWay.set(request, giveBack);
    reply.raw.once('close', giveBack);
    if (request.routeOptions.config.streamsBody) return payload;
    inFlight.leave(request);
    const body = pacedBody(payload);
    // A body that nobody wants any more is let pass, or the connection would stay stuck in it.
    reply.raw.once('close', () => {
      payload.unpipe(body).resume();
      body.destroy();
    });
    // Answered already, and neither read nor gone on with: the answer is not waited for either.
    body.once('error', () => {
      if (reply.sent) request.raw.destroy();
    });
    return body;
  };
  // Behind the hooks of the route, its limit by account among them: whoever is beyond it takes no room.
  app.addHook('onRoute', (route) => {
    route.preParsing = [route.preParsing ?? [], takeIn].flat();
  });

  app.addHook('preValidation', async (request, reply) => {
    const giveBack = onTheirWay.get(request);
    if (!giveBack) return;
    inFlight.enter(request, reply);
    // Those that take long are not counted in flight: what they have brought is theirs until they are answered.
    if (!request.routeOptions.config.mayTakeLong) giveBack();
  });
}

function bringsBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function takeRoom(room: TakeRoom, request: FastifyRequest): () => void {
  const { priority = 'visit' } = request.routeOptions.config;
  const share = request.actor ? 1 : Math.min(visitorsShare, priorities[priority]);
  const taken = room(sendersOf(request), bytesOf(request), share);
  if (taken === 'too-many-requests') throw new TooManyRequests(retryAfterSeconds);
  if (taken === 'overloaded') throw new Failure('overloaded');
  return taken;
}

/** The key or account; of somebody unknown the networks of their address, whose files take nothing of what their calls have. */
function sendersOf({ actor, ip, routeOptions }: FastifyRequest): Sender[] {
  if (actor?.key) return [{ name: `key ${actor.key.id}`, maxBytes: maxBytesEach }];
  if (actor) return [{ name: `account ${actor.accountId}`, maxBytes: maxBytesEach }];
  const network = networkOf(ip);
  const sender = routeOptions.config.streamsBody
    ? { name: `files of ${network}`, maxBytes: maxFileBytesOfNetwork }
    : { name: network, maxBytes: maxBytesEach };
  const site = siteNetworkOf(ip);
  return site === undefined ? [sender] : [sender, { name: site, maxBytes: maxBytesOfSite }];
}

/** As long as it says it is; one that does not say may be as long as its call lets it. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const { streamsBody, maxBodyBytes = normalBodyBytes } = routeOptions.config;
  const most = streamsBody ? maxStreamedBytes : maxBodyBytes;
  return Math.max(minBodyBytes, Math.min(most, Number(headers['content-length'] ?? most)));
}
