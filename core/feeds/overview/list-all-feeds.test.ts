import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEditor, anOperator } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { countBrokenFeeds, listAllFeeds } from './list-all-feeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function run(feedId: string, number: number, state: 'done' | 'failed' | 'waiting', more: { dry?: boolean } = {}) {
  const finishedAt = state === 'waiting' ? null : new Date();
  await database.db
    .insertInto('feedRun')
    .values({
      feedId,
      number,
      state,
      dry: false,
      finishedAt,
      reason: state === 'failed' ? 'empty-file' : null,
      ...more,
    })
    .execute();
}

test('feeds of all dealers are told by owner, with those that are broken or wait for somebody', async () => {
  const { db } = database;
  const anton = await buildDealership(db, { name: 'Anton' });
  const berta = await buildDealership(db, { name: 'Berta' });
  const fine = await buildFeed(db, { dealershipId: anton.id, name: 'Gut' });
  await run(fine.id, 1, 'failed');
  await run(fine.id, 2, 'done');
  const failing = await buildFeed(db, { dealershipId: berta.id, name: 'Leer' });
  await run(failing.id, 1, 'done');
  await run(failing.id, 2, 'failed');
  await run(failing.id, 3, 'failed');
  // A trial says nothing about how the feed runs.
  await run(failing.id, 4, 'done', { dry: true });
  const away = await buildFeed(db, { dealershipId: berta.id, name: 'Weg', source: 'url' });
  await db.insertInto('feedSource').values({ feedId: away.id, failures: 3, failure: 'unreachable' }).execute();
  const asking = await buildFeed(db, { dealershipId: anton.id, name: 'Fragt' });
  await run(asking.id, 1, 'waiting');
  const resting = await buildFeed(db, { dealershipId: anton.id, name: 'Ruht', state: 'paused' });
  await run(resting.id, 1, 'failed');

  const { counts, items } = await listAllFeeds(database, anOperator, { filter: 'all' });
  expect(counts).toEqual({ all: 5, broken: 2, waiting: 1, paused: 1 });
  expect(items.map(({ owner }) => owner)).toEqual(['Anton', 'Anton', 'Anton', 'Berta', 'Berta']);
  const named = new Map(items.map((feed) => [feed.name, feed]));
  expect(named.get('Leer')).toMatchObject({
    isBroken: true,
    failures: 2,
    lastRun: { number: 3, state: 'failed', reason: 'empty-file' },
    dealership: { name: 'Berta', slug: berta.slug },
    cars: 0,
  });
  expect(named.get('Weg')).toMatchObject({ isBroken: true, failures: 3, lastRun: null });
  expect(named.get('Gut')).toMatchObject({ isBroken: false, failures: 0 });
  expect(named.get('Fragt')?.waitingSince).toEqual(expect.any(String));
  expect(await countBrokenFeeds(database)).toEqual({ broken: 2, live: 4 });

  const namesOf = async (question: Parameters<typeof listAllFeeds>[2]) =>
    (await listAllFeeds(database, anOperator, question)).items.map(({ name }) => name).toSorted();
  expect(await namesOf({ filter: 'broken' })).toEqual(['Leer', 'Weg']);
  expect(await namesOf({ filter: 'waiting' })).toEqual(['Fragt']);
  expect(await namesOf({ filter: 'paused' })).toEqual(['Ruht']);
  expect(await namesOf({ filter: 'all', text: 'bert' })).toEqual(['Leer', 'Weg']);
  expect(await namesOf({ filter: 'all', text: '%' })).toEqual([]);
});

test('they come a page at a time, none twice and none left out', async () => {
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db, { name: 'Caesar' });
  for (let i = 0; i < 120; i++) await buildFeed(db, { dealershipId, name: `Feed ${i}` });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listAllFeeds(database, anOperator, { filter: 'all', text: 'Caesar', cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.cursor ?? undefined;
  } while (cursor);
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  await expect(listAllFeeds(database, anOperator, { filter: 'all', cursor: 'x' })).rejects.toThrow('invalid-request');
});

test('nobody but operators sees them', async () => {
  await expect(listAllFeeds(database, anEditor, { filter: 'all' })).rejects.toThrow('forbidden');
});
