import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { buildRequest } from '@kardan/core/dealerships/admission/testing/build-request';
import { runOperation } from '@kardan/core/operations/runs/run-operation';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDeadJob } from '@kardan/core/testing/build-dead-job';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { failingToDelete } from '@kardan/core/testing/failing-at';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights, staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

type Method = 'GET' | 'POST';
const person = { email: 'anna@example.at', confirmation: 'anna@example.at' };
const unknownRun = '0198f0a0-0000-7000-8000-000000000001';

const calls: [Method, string, object?][] = [
  ['GET', '/health'],
  ['GET', '/health/mails'],
  ['GET', '/health/web-vitals'],
  ['GET', '/health/errors'],
  ['GET', '/health/searches'],
  ['GET', '/jobs'],
  ['GET', '/jobs/dead'],
  ['GET', '/search-index'],
  ['GET', '/operations'],
  ['GET', '/feeds'],
  ['POST', '/jobs/retry', {}],
  ['POST', '/jobs/discard', { name: 'index-listing', reason: 'weg damit' }],
  ['POST', '/operations', { kind: 'check-content' }],
  ['POST', `/operations/${unknownRun}/cancel`],
  ['POST', '/personal-data/export', person],
  ['POST', '/personal-data/erase', person],
];
const ask = (method: Method, path: string, body?: object, token?: string) =>
  call(running, method, `/admin/operator${path}`, body, token === undefined ? {} : { token });
const entriesSince = async (since: Date) =>
  running.database.db
    .selectFrom('auditEntry')
    .select(['action', 'objectLabel'])
    .where('at', '>', since)
    .orderBy('at')
    .execute();

test('visitors, dealers and editors are refused, whatever they ask for', async () => {
  const { id } = await buildDealership(running.database.db);
  const owner = await running.tokenWith(staffRights(id, 'dealer-owner'));
  const editor = await running.tokenWith({ isEditor: true });
  for (const [method, path, body] of calls) {
    expect((await ask(method, path, body)).status, path).toBe(401);
    for (const token of [owner, editor]) expect((await ask(method, path, body, token)).status, path).toBe(403);
  }
});

test('every page of the portal’s health answers an operator', async () => {
  const token = await running.tokenWith(operatorRights);
  for (const [method, path] of calls.filter(([each]) => each === 'GET'))
    expect((await ask(method, path, undefined, token)).status, path).toBe(200);
  const { body } = await ask('GET', '/health', undefined, token);
  expect(body.measures.map(({ measure }: { measure: string }) => measure)).toEqual([
    'index-lag',
    'oldest-job',
    'dead-jobs',
    'broken-feeds',
    'mail-bounces',
    'api-errors',
  ]);
  const { body: indices } = await ask('GET', '/search-index', undefined, token);
  expect(indices.engineAnswers).toBe(true);
  expect(indices.items[0]).toMatchObject({ kind: 'listings', isCurrent: true, documents: 0, waiting: 0 });
});

test('an operation is started, seen by another operator, run and told; a second one is refused', async () => {
  const [token, other] = await Promise.all([running.tokenWith(operatorRights), running.tokenWith(operatorRights)]);
  const since = new Date(Date.now() - 1);
  const { status, body: run } = await ask('POST', '/operations', { kind: 'compare-listings' }, token);
  expect([status, run.state]).toEqual([202, 'queued']);
  const again = await ask('POST', '/operations', { kind: 'compare-listings' }, other);
  expect([again.status, again.body.code]).toEqual([409, 'operation-under-way']);
  await runOperation(running.services, run.id);
  const { body: list } = await ask('GET', '/operations', undefined, other);
  expect(list.items[0]).toMatchObject({ id: run.id, state: 'done', result: { missing: 0 } });
  const over = await ask('POST', `/operations/${run.id}/cancel`, undefined, token);
  expect([over.status, over.body.code]).toEqual([409, 'operation-not-stoppable']);
  expect(await entriesSince(since)).toEqual([{ action: 'operation.started', objectLabel: 'compare-listings' }]);
});

test('answers that fail are counted by code and call, and nothing of who asked', async () => {
  await using broken = await createTestApp({
    extraRoutes: (api) =>
      api.route({
        method: 'GET',
        path: '/test/broken/:id',
        summary: 'Fails',
        response: z.object({}),
        access: everyone,
        limit: perVisitor(100, 'second'),
        handler: () => {
          throw new Error('anna@example.at');
        },
      }),
  });
  await broken.app.inject({ method: 'GET', url: '/api/v1/public/test/broken/anna?mail=anna@example.at' });
  await broken.services.observations.close();
  const token = await broken.tokenWith(operatorRights);
  const { body } = await call(broken, 'GET', '/admin/operator/health/errors', undefined, { token });
  expect(body.kinds).toMatchObject([
    { source: 'api', kind: 'internal-error', place: 'GET /api/v1/public/test/broken/:id', count: 1 },
  ]);
  expect(JSON.stringify(body)).not.toContain('anna');
});

test('personal data need a fresh sign-in, the address twice, and leave an entry without it', async () => {
  const { db } = running.database;
  await buildAgent(db, { category: ['used'] }, { email: person.email });
  const { id: accountId } = await buildAccount(db, operatorRights);
  const stale = await signAccessToken(running.services.env, {
    accountId,
    sessionId: await buildSession(db, accountId, { signedInAt: new Date(Date.now() - 3_600_000) }),
  });
  const refused = await ask('POST', '/personal-data/export', person, stale);
  expect([refused.status, refused.body.code]).toEqual([403, 'sign-in-again']);

  const token = await running.tokenWith(operatorRights);
  const mistyped = await ask('POST', '/personal-data/erase', { ...person, confirmation: 'anne@example.at' }, token);
  expect(mistyped.body.issues).toMatchObject([{ path: ['confirmation'], code: 'not-the-same' }]);

  const since = new Date(Date.now() - 1);
  const { body: held } = await ask('POST', '/personal-data/export', person, token);
  expect(held.searchAgents).toHaveLength(1);
  const { status, body: erased } = await ask('POST', '/personal-data/erase', person, token);
  expect([status, erased.searchAgents, erased.account]).toEqual([200, 1, false]);
  const { body: left } = await ask('POST', '/personal-data/export', person, token);
  expect(left.searchAgents).toEqual([]);
  expect(await entriesSince(since)).toEqual([
    { action: 'personal-data.exported', objectLabel: 'a…@example.at' },
    { action: 'personal-data.erasing', objectLabel: 'a…@example.at' },
    { action: 'personal-data.erased', objectLabel: 'a…@example.at' },
    { action: 'personal-data.exported', objectLabel: 'a…@example.at' },
  ]);
});

test('an erasure that fails halfway is on record as begun, never as done; once it is done it is', async () => {
  const { db } = running.database;
  const half = { email: 'halb@example.at', confirmation: 'halb@example.at' };
  await buildRequest(db, { email: half.email });
  const failing = await failingToDelete(running.database, 'dealership_request');
  const token = await running.tokenWith(operatorRights);
  const since = new Date(Date.now() - 1);
  const acts = async () => (await entriesSince(since)).map(({ action }) => action);
  expect((await ask('POST', '/personal-data/erase', half, token)).status).toBe(500);
  expect(await acts()).toEqual(['personal-data.erasing']);
  await failing[Symbol.asyncDispose]();
  expect((await ask('POST', '/personal-data/erase', half, token)).body).toMatchObject({ requests: 1 });
  expect(await acts()).toEqual(['personal-data.erasing', 'personal-data.erasing', 'personal-data.erased']);
});

test('a dead job is tried again through the API, with an entry', async () => {
  const { db } = running.database;
  await buildDeadJob(db, 'index-listing', { listingId: 4711 });
  const token = await running.tokenWith(operatorRights);
  const { body: dead } = await ask('GET', '/jobs/dead?name=index-listing', undefined, token);
  expect(dead.items[0]).toMatchObject({ name: 'index-listing', payload: [{ name: 'listingId', value: '4711' }] });
  const since = new Date(Date.now() - 1);
  expect((await ask('POST', '/jobs/retry', { id: dead.items[0].id }, token)).body).toEqual({ jobs: 1 });
  expect(await entriesSince(since)).toMatchObject([{ action: 'job.retried' }]);
  const unknown = await ask('POST', '/jobs/retry', { name: 'no-such-job' }, token);
  expect(unknown.body.issues).toMatchObject([{ path: ['name'], code: 'unknown-value' }]);
});
