import { ApiError } from '@kardan/contract/client/api-error';
import { inspectListings } from '@kardan/core/moderation/findings/inspecting/inspect-listings';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: ApiError) => {
      expect(error).toBeInstanceOf(ApiError);
      return error;
    },
  );

async function pair(number: number) {
  const vin = `WBA3A5C5${String(100_000_000 + number)}`;
  const first = await buildListing(running.database.db, { vin, priceEur: 20_000 });
  const second = await buildListing(running.database.db, { vin, priceEur: 18_000 });
  await inspectListings(running.services, [first.id]);
  return { first, second };
}

test('operators go through findings page by page, say what is in order and take it back', async () => {
  const { operator } = running;
  for (let number = 1; number <= 22; number += 1) await pair(number);
  const first = await operator.findings({ query: { kind: 'vin' } });
  expect(first.open).toEqual({ vin: 22, picture: 0, price: 0, text: 0 });
  const next = await operator.findings({ query: { kind: 'vin', cursor: first.cursor ?? '' } });
  expect(next.cursor).toBeNull();
  expect(new Set([...first.items, ...next.items].map(({ id }) => id)).size).toBe(22);
  const [found] = first.items;
  if (!found) return expect.unreachable('there are findings');
  expect(found).toMatchObject({
    kind: 'vin',
    equal: ['vin', 'mileage', 'first-registration'],
    car: { priceEur: 20_000, isPublic: true },
    other: { priceEur: 18_000 },
  });
  const params = { findingId: found.id };
  await operator.dismissFinding({ params, body: { why: 'Kommissionsgeschäft' } });
  const decided = await operator.findings({ query: { kind: 'vin', state: 'decided' } });
  expect(decided.items).toMatchObject([{ id: found.id, decision: { why: 'Kommissionsgeschäft' } }]);
  expect(decided.open.vin).toBe(21);
  await operator.reopenFinding({ params });
  expect((await operator.findings({ query: { kind: 'vin' } })).open.vin).toBe(22);
});

test('what does not exist answers 404, a strange cursor 400, and visitors 401', async () => {
  const { operator, visitor } = running;
  const params = { findingId: '0198f000-0000-7000-8000-000000000000' };
  expect(await failureOf(operator.dismissFinding({ params, body: {} }))).toMatchObject({ status: 404 });
  expect(await failureOf(operator.findings({ query: { cursor: 'abc' } }))).toMatchObject({ status: 400 });
  expect(await failureOf(visitor.findings({ query: {} }))).toMatchObject({ status: 401 });
  expect(await failureOf(visitor.portalListings({ query: {} }))).toMatchObject({ status: 401 });
  expect(await failureOf(visitor.transparency({ query: {} }))).toMatchObject({ status: 401 });
});

test('any car is found by what somebody on the telephone says of it', async () => {
  const { operator, database } = running;
  const car = await buildListing(database.db, { externalId: 'A 12/7' });
  const { items } = await operator.portalListings({ query: { q: 'A 12/7' } });
  expect(items).toMatchObject([{ id: car.id, externalId: 'A 12/7', state: 'active' }]);
});

test('the year’s figures come as a page and as a file', async () => {
  const { operator } = running;
  const year = new Date().getFullYear();
  const report = await operator.transparency({ query: {} });
  expect(report).toMatchObject({ year, medianHours: { notices: null, complaints: null } });
  const file = await operator.exportTransparency({ query: { year } });
  expect(await file.text()).toContain('Kennzahl');
});
