import { apiPrefix } from '@kardan/contract/calls/call';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { rollUpStatistics } from '@kardan/core/statistics/days/roll-up-statistics';
import { recordStatistics } from '@kardan/core/statistics/record-statistics';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let own: { id: number; slug: string };
let sister: { id: number };
let foreign: { id: number };
let foreignCar: { id: number };
let staff: string;
let analyst: string;

beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe', name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  own = await buildDealership(db, { groupId: group.id });
  sister = await buildDealership(db, { groupId: group.id });
  foreign = await buildDealership(db);
  const car = await buildListing(db, { dealershipId: own.id });
  foreignCar = await buildListing(db, { dealershipId: foreign.id });
  await recordStatistics(db, [
    { kind: 'inquiry', dealershipId: own.id, listingId: car.id, source: 'agent-mail' },
    { kind: 'inquiry', dealershipId: sister.id, listingId: null },
    { kind: 'inquiry', dealershipId: foreign.id, listingId: foreignCar.id },
  ]);
  await rollUpStatistics({ db });
  staff = await tokenOf({ memberships: { [own.id]: 'dealer-staff' } });
  analyst = await tokenOf({ groups: { [group.id]: 'group-analyst' } });
});
afterAll(() => running[Symbol.asyncDispose]());

async function tokenOf(rights: AccountRights): Promise<string> {
  const { db } = running.database;
  const { id: accountId } = await buildAccount(db, rights);
  return signAccessToken(running.services.env, { accountId, sessionId: await buildSession(db, accountId) });
}

const read = (path: string, token = staff) =>
  running.app.inject({
    url: `${apiPrefix}/admin/dealership/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });

test('a dealership’s figures, by its number and by its name in addresses', async () => {
  for (const name of [own.id, own.slug]) {
    const answer = await read(`${name}/statistics`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      dealerships: [{ id: own.id }],
      by: 'day',
      totals: { inquiries: 1, contacts: 1, views: 0 },
      bySource: [{ source: 'agent-mail', contacts: 1 }],
      stages: [],
    });
    expect(answer.json().series).toHaveLength(30);
  }
  const cars = await read(`${own.id}/statistics/listings?sort=contacts`);
  expect(cars.json()).toMatchObject({ items: [{ state: 'active', counts: { contacts: 1 } }], cursor: null });
});

test('sites of a group are told together to whoever may see them all', async () => {
  const both = await read(`${own.id}/statistics?dealershipIds=${sister.id}`, analyst);
  expect(both.json()).toMatchObject({
    totals: { inquiries: 2 },
    byDealership: [
      { dealershipId: own.id, inquiries: 1 },
      { dealershipId: sister.id, inquiries: 1 },
    ],
  });
  expect((await read(`${own.id}/statistics?dealershipIds=${sister.id}`)).statusCode).toBe(404);
});

test('another dealership’s figures do not exist, nor do those of its cars', async () => {
  for (const path of ['statistics', 'statistics/listings']) {
    expect((await read(`${foreign.id}/${path}`)).statusCode).toBe(404);
    expect((await read(`${own.id}/${path}?dealershipIds=${foreign.id}`)).statusCode).toBe(404);
    expect((await read(`${own.id}/${path}?dealershipIds=2147483647`)).statusCode).toBe(404);
  }
  const ofCar = await read(`${own.id}/statistics?listingId=${foreignCar.id}`);
  expect(ofCar.json()).toMatchObject({ totals: { inquiries: 0 }, stock: { cars: 0 } });
});

test.each([
  'statistics?from=2026-11-02&to=2026-11-01',
  'statistics?from=2010-01-01',
  'statistics?from=0000-00-00',
  'statistics?to=9999-12-31',
  'statistics?by=hour',
  "statistics?make=bmw'%20or%20true",
  'statistics?listingId=1e99',
  'statistics?nothing=1',
  'statistics/listings?limit=101',
  'statistics/listings?cursor=1',
])('%s is refused', async (path) => {
  expect((await read(`${own.id}/${path}`)).statusCode).toBe(400);
});
