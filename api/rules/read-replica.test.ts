import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { databaseOver, poolOf } from '@kardan/core/db/database';
import { attachmentKey } from '@kardan/core/inquiries/replies/attachments/attachment-key';
import { originalKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { buildSession } from '@kardan/core/testing/build-account';
import { buildContentPicture } from '@kardan/core/testing/build-content';
import { type FurnishedObjects, furnishDealership } from '@kardan/core/testing/furnish-dealership';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { RegisteredRoute } from '../calls/registered-routes.ts';
import { changingCalls } from '../testing/changes/changing-calls.ts';
import { nameOfRoute } from '../testing/dealership-bodies.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { operatorRights } from '../testing/test-tokens.ts';

let running: TestApp;
/** The same API with a replica that fails whoever asks it. */
let app: FastifyInstance;
let host: string;
let objects: FurnishedObjects;
let ofOwner: string;
let ofOperator: string;
let asked = 0;
/** Routes whose handlers have begun. */
const begun = new Set<string>();
const begin = (message: unknown) => {
  const { request } = message as { request: { method: string; routeOptions: { url: string } } };
  begun.add(nameOfRoute({ method: request.method, url: request.routeOptions.url }));
};

beforeAll(async () => {
  running = await createTestApp({ env: { VIES_URL: 'http://127.0.0.1:1' } });
  const { services } = running;
  const { db, env, media } = services;
  const connect = async () => {
    asked += 1;
    throw new Error('the replica is behind');
  };
  const reader = databaseOver({ options: poolOf(db).options, connect, end: async () => {} });
  app = await buildApp({ ...services, reader }, { serialiser: 'validating' });
  host = await app.listen({ host: '127.0.0.1', port: 0 });
  objects = await furnishDealership(db, 'Eigen');
  await buildContentPicture(db);
  const picture = await photo(9, 6).jpeg().toBuffer();
  await writeObject(media, originalKey(objects.contentHash), picture, 'image/jpeg');
  await writeObject(media, attachmentKey(objects.attachmentId), Buffer.from('%PDF'), 'application/pdf');
  const { groupId, ownerId: accountId } = objects;
  await db.insertInto('groupMembership').values({ accountId, groupId, role: 'group-owner' }).execute();
  ofOwner = await signAccessToken(env, { accountId, sessionId: await buildSession(db, accountId) });
  ofOperator = await running.tokenWith(operatorRights);
  subscribe('tracing:fastify.request.handler:start', begin);
});
afterAll(async () => {
  unsubscribe('tracing:fastify.request.handler:start', begin);
  await app.close();
  await running[Symbol.asyncDispose]();
});

/** Questions without which there is no answer. */
const queries: Record<string, string> = {
  'GET /admin/dealership/:dealershipId/places': 'postcode=8010',
  'GET /admin/operator/catalogue/names/meaning': 'word=golf',
  'GET /admin/operator/content/:contentId/difference': 'from=1&to=2',
  'GET /admin/operator/credit-conditions/example': 'kind=credit&nominalInterestPercent=4.5&processingFeeEur=0',
  'GET /admin/operator/transparency/export': 'year=2026',
};

/** Calls that may be answered from rows some seconds old, and why. */
const mayBeOld: Record<string, string> = {};

const guarded = () =>
  app.registered.filter(({ access, method }) => access && access.rule !== 'everyone' && method !== 'HEAD');

/** Of what belongs to no dealership there is nothing: that is found out by asking. */
const nobodys = { requestId: randomUUID(), complaintId: randomUUID(), versionId: randomUUID(), code: '123456' };

async function read(route: RegisteredRoute): Promise<void> {
  const isOfPortal = route.access?.rule === 'operator' || route.access?.rule === 'editor';
  const names: Record<string, unknown> = { ...nobodys, ...objects, ...(isOfPortal && { number: '1' }) };
  const path = route.url.replaceAll(/:(\w+)/g, (_, name: string) => String(names[name] ?? '1'));
  const ofReport = `dealershipId=${objects.dealershipId}&from=2026-11-01&to=2026-11-10`;
  const query = route.url.endsWith('/generate-report') ? ofReport : queries[nameOfRoute(route)];
  await app.inject({
    url: query ? `${path}?${query}` : path,
    headers: { authorization: `Bearer ${isOfPortal ? ofOperator : ofOwner}` },
  });
}

test('nobody who is signed in is answered by the replica: a change of one’s own would seem to be missing', async () => {
  const byReplica: string[] = [];
  for (const route of guarded()) {
    const name = nameOfRoute(route);
    const before = asked;
    if (route.method === 'GET') await read(route);
    else await (await changingCalls.get(name)?.(running))?.(host);
    if (asked > before) byReplica.push(name);
  }
  expect(byReplica.toSorted()).toEqual(Object.keys(mayBeOld).toSorted());
  // Whoever was refused before has asked nobody.
  expect(
    guarded()
      .map(nameOfRoute)
      .filter((name) => !begun.has(name)),
  ).toEqual([]);
}, 300_000);

test('visitors are answered by the replica', async () => {
  const before = asked;
  await app.inject({ url: `/api/v1/public/listing/${objects.listingId}` });
  expect(asked).toBeGreaterThan(before);
});
