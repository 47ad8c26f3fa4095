import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf } from '../../accounts/policies.ts';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { changeListing } from '../../listings/changing/change-listing.ts';
import { readOwnListing } from '../../listings/editing/change-own-car.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildSignedIn } from '../../testing/build-signed-in.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { applyCars } from '../cars/apply-cars.ts';
import { unlockFields } from '../cars/unlock-fields.ts';
import { goLive } from '../runs/start-run.ts';
import { buildFeed, feedCar } from '../testing/build-feed.ts';
import { changeFeed, createFeed, removeFeed, setFeedState } from './change-feed.ts';
import { lockOwner } from './feed-store.ts';
import type { FeedReference } from './find-feed.ts';
import { nextRunAt } from './next-run.ts';
import { readFeed } from './present-feed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const settings = {
  name: 'CarDesk',
  source: 'url' as const,
  location: 'https://cardesk.example/stock.csv',
  username: 'lechner',
  hostKey: null,
  intervalMinutes: null,
  dailyAt: '05:40',
  sites: {},
  answers: {},
  vanishLimitPercent: 5,
};

const signedInOwner = (id: number) => buildSignedIn(database.db, { memberships: { [id]: 'dealer-owner' } });

test('a feed is set up by owners; its secret is stored encrypted and told to nobody', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id } = await buildDealership(db);
  const wanted = { ...settings, secret: 'geheim', format: 'kardan-csv' as const, forGroup: false };
  await expect(createFeed(services, staffOf(id), String(id), wanted)).rejects.toMatchObject({ code: 'forbidden' });
  const feed = await createFeed(services, await signedInOwner(id), String(id), wanted);
  expect(feed).toMatchObject({ state: 'new', hasSecret: true, username: 'lechner', dailyAt: '05:40', mayChange: true });
  const stored = await db.selectFrom('feed').selectAll().where('id', '=', feed.id).executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain('geheim');
  const acts = await db.selectFrom('auditEntry').selectAll().where('objectId', '=', feed.id).execute();
  expect(acts).toHaveLength(1);
  expect(JSON.stringify(acts)).not.toMatch(/geheim|cardesk\.example/);
  const reference = { dealershipId: String(id), feedId: feed.id };
  expect(await readFeed(services, staffOf(id), reference)).toMatchObject({
    location: null,
    username: null,
    mayChange: false,
  });
});

test('another address needs the secret told again: nobody has it sent to a server of theirs', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id } = await buildDealership(db);
  const owner = await signedInOwner(id);
  const wanted = { ...settings, secret: 'geheim', format: 'kardan-csv' as const, forGroup: false };
  const { id: feedId } = await createFeed(services, owner, String(id), wanted);
  const reference = { dealershipId: String(id), feedId };
  const elsewhere = { ...settings, location: 'https://thief.example/stock.csv' };
  await expect(changeFeed(services, owner, reference, elsewhere)).rejects.toMatchObject({
    issues: [{ path: ['secret'], code: 'secret-needed' }],
  });
  expect(await changeFeed(services, owner, reference, { ...elsewhere, secret: 'neu' })).toMatchObject({
    hasSecret: true,
  });
  const otherPath = { ...elsewhere, location: 'https://thief.example/other.csv' };
  expect(await changeFeed(services, owner, reference, otherPath)).toMatchObject({ location: otherPath.location });
  const { id: other } = await buildDealership(db);
  await expect(changeFeed(services, owner, reference, { ...otherPath, sites: { X: other } })).rejects.toMatchObject({
    issues: [{ path: ['sites', 'X'], code: 'unknown-dealership' }],
  });
  await removeFeed(services, owner, reference);
  await expect(readFeed(services, owner, reference)).rejects.toMatchObject({ code: 'not-found' });
});

test('a field that is unlocked takes what the feed said, at once or with its next run', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId });
  const staff = staffOf(dealershipId);
  const apply = () =>
    inTransaction(db, (tx) =>
      applyCars(services, tx, staff, { feedId, dealershipId, cars: [feedCar('A')], source: 'feed', dry: false }),
    );
  const listingId = (await apply())[0]?.listingId ?? 0;
  const reference = { dealershipId: String(dealershipId), listingId };
  const price = async () => (await readOwnListing(services, staff, reference)).fields.priceEur;
  const byHand = (priceEur: number) => inTransaction(db, (tx) => changeListing(tx, staff, listingId, { priceEur }));
  await byHand(16_000);
  await unlockFields(services, staff, reference, { fields: ['priceEur'], now: true });
  expect(await price()).toBe(18_900);
  expect((await readOwnListing(services, staff, reference)).feed?.locked).toEqual([]);
  await byHand(15_000);
  await unlockFields(services, staff, reference, { fields: ['priceEur'], now: false });
  expect(await price()).toBe(15_000);
  await apply();
  expect(await price()).toBe(18_900);
});

test('a feed is looked at every so many minutes, or at its time of day in Vienna', () => {
  const now = new Date('2026-11-16T10:00:00Z');
  const at = (schedule: Parameters<typeof nextRunAt>[0]) => nextRunAt(schedule, now)?.toISOString();
  expect(at({ intervalMinutes: 60, dailyAt: null })).toBe('2026-11-16T11:00:00.000Z');
  expect(at({ intervalMinutes: null, dailyAt: '12:40' })).toBe('2026-11-16T11:40:00.000Z');
  expect(at({ intervalMinutes: null, dailyAt: '05:40' })).toBe('2026-11-17T04:40:00.000Z');
  expect(at({ intervalMinutes: null, dailyAt: null })).toBeUndefined();
});

test('a dealership has ten feeds at most', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id } = await buildDealership(db);
  const wanted = { ...settings, format: 'kardan-csv' as const, forGroup: false };
  for (let number = 1; number < 10; number += 1) await buildFeed(db, { dealershipId: id });
  const made = await Promise.allSettled(
    [1, 2].map(async () => createFeed(services, await signedInOwner(id), String(id), wanted)),
  );
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(createFeed(services, await signedInOwner(id), String(id), wanted)).rejects.toMatchObject({
    issues: [{ code: 'too-many-feeds' }],
  });
});

test('who sets a feed up while a run of its owner begins holds nothing yet that a change of another feed waits for', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id } = await buildDealership(db);
  const owner = await signedInOwner(id);
  const wanted = { ...settings, format: 'kardan-csv' as const, forGroup: false };
  const { creating } = await inTransaction(db, async (run) => {
    await lockOwner(run, { dealershipId: id, groupId: null });
    const creating = createFeed(services, owner, String(id), wanted);
    creating.catch(() => undefined);
    await expect.poll(() => countWaiting(database.reader)).toBe(1);
    const account = run.selectFrom('account').select('id').where('id', '=', accountOf(owner));
    expect(await account.forUpdate().noWait().execute()).toHaveLength(1);
    return { creating };
  });
  expect(await creating).toMatchObject({ state: 'new' });
});

test('an address holds no password, and on a public site is asked over HTTPS alone', async () => {
  const { db } = database;
  const { id } = await buildDealership(db);
  const owner = await signedInOwner(id);
  const create = (location: string, origin: string) =>
    createFeed({ db, env: { ...loadEnv(), SITE_ORIGIN: origin } }, owner, String(id), {
      ...settings,
      location,
      format: 'kardan-csv',
      forGroup: false,
    });
  const [here, outside] = ['http://localhost:3000', 'https://kardan.example'];
  await expect(create('https://user:pass@cardesk.example/a.csv', here)).rejects.toMatchObject({
    issues: [{ path: ['location'], code: 'credentials-in-address' }],
  });
  await expect(create('http://cardesk.example/a.csv', outside)).rejects.toMatchObject({
    issues: [{ path: ['location'], code: 'https-only' }],
  });
  expect(await create('https://cardesk.example/a.csv', outside)).toMatchObject({ state: 'new' });
});

test('two who change a feed at once cannot have one’s secret shown at the other’s address', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id } = await buildDealership(db);
  const wanted = { ...settings, format: 'kardan-csv' as const, forGroup: false };
  const owner = await signedInOwner(id);
  const { id: feedId } = await createFeed(services, owner, String(id), wanted);
  const reference = { dealershipId: String(id), feedId };
  const elsewhere = { ...settings, location: 'https://thief.example/stock.csv' };
  const changing = await inTransaction(db, async (tx) => {
    await tx.selectFrom('feed').select('id').where('id', '=', feedId).forUpdate().execute();
    // It has read the feed without a secret before it waits for it.
    const moving = changeFeed(services, owner, reference, elsewhere).catch((error: unknown) => error);
    await wait(500);
    await tx.updateTable('feed').set({ secretEncrypted: 'sealed' }).where('id', '=', feedId).execute();
    return { moving };
  });
  expect(await changing.moving).toMatchObject({ issues: [{ code: 'secret-needed' }] });
});

test('who lets a feed go live or go on while somebody changes it is told that it is not as it was', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id } = await buildDealership(db);
  const owner = await signedInOwner(id);
  const tried = await buildFeed(db, { dealershipId: id, state: 'tried' });
  const paused = await buildFeed(db, { dealershipId: id, state: 'paused' });
  const hash = 'a'.repeat(64);
  const { id: runId } = await db
    .insertInto('feedRun')
    .values({ feedId: tried.id, number: 1, fileKey: hash, fileHash: hash, dry: true, state: 'done' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const whileItChanges = async (feedId: string, act: (reference: FeedReference) => Promise<unknown>) => {
    const { acting } = await inTransaction(db, async (tx) => {
      await tx.selectFrom('feed').select('id').where('id', '=', feedId).forUpdate().execute();
      const acting = act({ dealershipId: String(id), feedId }).catch((error: unknown) => error);
      await wait(500);
      await tx.updateTable('feed').set({ state: 'new' }).where('id', '=', feedId).execute();
      return { acting };
    });
    const outcome = await acting;
    const { state } = await db.selectFrom('feed').select('state').where('id', '=', feedId).executeTakeFirstOrThrow();
    return [outcome, state];
  };
  const refused = [expect.objectContaining({ code: 'feed-not-possible' }), 'new'];
  expect(await whileItChanges(tried.id, (at) => goLive(services, owner, at, { runId }))).toEqual(refused);
  const resume = (at: FeedReference) => setFeedState(services, owner, at, { from: 'paused', to: 'live' });
  expect(await whileItChanges(paused.id, resume)).toEqual(refused);
});
