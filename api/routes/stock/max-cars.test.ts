import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { inTransaction } from '@kardan/core/db/database';
import { applyCars } from '@kardan/core/feeds/cars/apply-cars';
import type { FeedCar } from '@kardan/core/feeds/feed-car';
import { answerOnce } from '@kardan/core/feeds/push/answer-once';
import { buildFeed, feedCar } from '@kardan/core/feeds/testing/build-feed';
import { staffOf } from '@kardan/core/testing/actors';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { buildListing } from '@kardan/core/testing/build-listing';
import { completeCar } from '@kardan/core/testing/complete-car';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

async function stockOf(maxCars: number) {
  const { db } = running.database;
  const { id } = await buildDealership(db, { maxCars });
  const { token: key } = await buildKey(db, { dealershipId: id });
  const { id: accountId } = await buildAccount(db, staffRights(id));
  const sessionId = await buildSession(db, accountId);
  const person = await signAccessToken(running.services.env, { accountId, sessionId });
  const { id: feedId } = await buildFeed(db, { dealershipId: id });
  const path = `/admin/dealership/${id}`;
  return {
    id,
    form: (copyOf?: number) =>
      call(
        running,
        'POST',
        `${path}/listing`,
        { key: crypto.randomUUID(), fields: {}, ...(copyOf && { copyOf }) },
        { token: person },
      ),
    push: (number: string, fields: object = completeCar) =>
      call(running, 'PUT', `${path}/stock/${number}`, { fields }, { token: key }),
    pushMany: (numbers: string[]) =>
      call(
        running,
        'POST',
        `${path}/stock`,
        { cars: numbers.map((number) => ({ number, fields: { priceEur: 9_000 } })) },
        { token: key },
      ),
    feed: (cars: FeedCar[], dry = false) => {
      const told = { feedId, dealershipId: id, cars, source: 'feed' as const, dry };
      return inTransaction(db, (tx) => applyCars(running.services, tx, staffOf(id), told));
    },
  };
}

test('a dealership that has as many cars as it may begins no further one by form, push or feed, and changes those it has', async () => {
  const { form, push, pushMany, feed } = await stockOf(3);
  const { status, body: draft } = await form();
  expect(status).toBe(201);
  expect((await push('P1')).body).toMatchObject({ fate: 'created' });
  const dry = await feed([feedCar('F1'), feedCar('F2')], true);
  expect(dry.map(({ fate }) => fate)).toEqual(['created', 'refused']);
  const [taken, refused] = await feed([feedCar('F1'), feedCar('F2', {}, { line: 2 })]);
  expect(taken).toMatchObject({ fate: 'created' });
  expect(refused).toMatchObject({ fate: 'refused', listingId: null });
  expect(refused?.issues).toMatchObject([{ code: 'too-many-cars', severity: 'refuses' }]);

  for (const answer of [await form(), await form(draft.id)])
    expect([answer.status, answer.body.code]).toEqual([409, 'too-many-cars']);
  const single = await push('P2');
  expect([single.status, single.body.code]).toEqual([422, 'car-refused']);
  expect(single.body.issues).toMatchObject([{ code: 'too-many-cars' }]);
  expect((await pushMany(['P3', 'P4'])).body.items).toMatchObject([{ fate: 'refused' }, { fate: 'refused' }]);

  expect((await push('P1', { priceEur: 17_111 })).body).toMatchObject({ fate: 'changed' });
  expect((await feed([feedCar('F1', { priceEur: 17_222 })]))[0]).toMatchObject({ fate: 'changed' });
});

test('of many that come at once as many begin as there is room for', async () => {
  const { pushMany } = await stockOf(2);
  const { items } = (await pushMany(['A', 'B', 'C'])).body;
  expect(items.map(({ fate }: { fate: string }) => fate)).toEqual(['created', 'created', 'refused']);
});

test('what was sold or withdrawn makes room after ninety days', async () => {
  const { id, form } = await stockOf(2);
  const { db } = running.database;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await buildListing(db, { dealershipId: id, state: 'sold', endedAt: daysAgo(91) });
  await buildListing(db, { dealershipId: id, state: 'sold', endedAt: daysAgo(2) });
  expect((await form()).status).toBe(201);
  expect((await form()).body.code).toBe('too-many-cars');
});

test('operators raise the maximum, and it holds from the next car on', async () => {
  const { id, form } = await stockOf(1);
  await form();
  expect((await form()).body.code).toBe('too-many-cars');
  const token = await running.tokenWith({ isOperator: true });
  const path = `/admin/operator/dealerships/${id}/max-cars`;
  expect((await call(running, 'PUT', path, { maxCars: 0 }, { token })).status).toBe(400);
  expect((await call(running, 'PUT', path, { maxCars: 2 }, { token })).status).toBe(204);
  expect((await form()).status).toBe(201);
});

test('of a dealership’s answers to named requests a thousand are kept, the newest', async () => {
  const { db } = running.database;
  const { id } = await stockOf(1);
  const { id: other } = await stockOf(1);
  const answer = (dealershipId: number, key: string) =>
    inTransaction(db, (tx) => answerOnce(tx, { dealershipId, key, request: key }, async () => key));
  await answer(other, 'old');
  await db
    .insertInto('idempotentAnswer')
    .values(
      Array.from({ length: 1_000 }, (_, age) => ({
        dealershipId: id,
        key: `k${age}`,
        requestHash: '0'.repeat(64),
        answer: '{}',
        createdAt: new Date(Date.now() - (age + 1) * 1_000),
      })),
    )
    .execute();
  await answer(id, 'newest');
  const kept = await db.selectFrom('idempotentAnswer').select(['dealershipId', 'key']).execute();
  const keys = kept.filter(({ dealershipId }) => dealershipId === id).map(({ key }) => key);
  expect(keys).toHaveLength(1_000);
  expect(keys).toContain('newest');
  expect(keys).not.toContain('k999');
  expect(kept).toContainEqual({ dealershipId: other, key: 'old' });
});
