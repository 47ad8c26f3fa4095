import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { fillPictureQueue } from '../testing/fill-picture-queue.ts';
import { claimNext } from './fetch-pictures.ts';
import { saveGivenUp } from './picture-queue-store.ts';
import { rememberPictures } from './remember-pictures.ts';
import { paceMs } from './retry-rules.ts';

let database: TestDatabase;
let dealershipId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: dealershipId } = await buildDealership(database.db));
});
beforeEach(async () => {
  await database.db.deleteFrom('feed').execute();
});
afterAll(() => database[Symbol.asyncDispose]());

/** As if a host had rested enough. */
const restHosts = () => database.db.deleteFrom('feedPictureHost').execute();

test.each([
  ['at a host of its own', 'https://small.at'],
  ['at the same host', 'https://giant.at'],
])('a fresh picture of a small feed %s has its turn behind a giant feed', async (_, origin) => {
  const { db } = database;
  const [giant, small] = [await buildFeed(db, { dealershipId }), await buildFeed(db, { dealershipId })];
  const first = { feedId: giant.id, dealershipId, origin: 'https://giant.at', firstListingId: 10_000 };
  await fillPictureQueue(db, { ...first, pictures: 2_000 });
  for (let turn = 0; turn < 5; turn++) {
    await restHosts();
    const picture = await claimNext(db);
    if (picture) await saveGivenUp(db, picture, 'not-there');
  }
  const pictures = [{ url: `${origin}/fresh.jpg` }];
  await inTransaction(db, (tx) =>
    rememberPictures(tx, { feedId: small.id, fileKey: null }, [{ dealershipId, listingId: 1, pictures }]),
  );
  const turns: string[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await restHosts();
    const picture = await claimNext(db);
    if (picture) {
      turns.push(picture.feedId);
      await saveGivenUp(db, picture, 'not-there');
    }
  }
  expect(turns).toContain(small.id);
});

test('an owner of many feeds and hosts has no more turns than one of a single feed', async () => {
  const { db } = database;
  const { id: neighbour } = await buildDealership(db);
  for (let place = 1; place <= 4; place++) {
    const { id } = await buildFeed(db, { dealershipId });
    const origin = `https://many${place}.at`;
    await fillPictureQueue(db, { feedId: id, dealershipId, origin, firstListingId: place * 1_000, pictures: 20 });
  }
  const { id: single } = await buildFeed(db, { dealershipId: neighbour });
  const pictures = [{ url: 'https://single.at/1.jpg' }];
  await inTransaction(db, (tx) =>
    rememberPictures(tx, { feedId: single, fileKey: null }, [{ dealershipId: neighbour, listingId: 1, pictures }]),
  );
  const turns = [await claimNext(db), await claimNext(db)].map((picture) => picture?.dealershipId);
  expect(turns).toEqual([dealershipId, neighbour]);
});

test('the next picture is found by the index, however many wait behind it', async () => {
  const { db } = database;
  const { id: feedId } = await buildFeed(db, { dealershipId });
  const origin = 'https://giant.at';
  await fillPictureQueue(db, { feedId, dealershipId, origin, firstListingId: 10_000, pictures: 20_000 });
  // As the database does by itself soon after such a file.
  await sql`analyze feed_picture`.execute(database.owner);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers, costs off, timing off)
    select listing_id, position from feed_picture
    where feed_id = ${feedId} and host = 'giant.at' and state = 'wanted' and next_at <= now()
    order by next_at, listing_id, position limit 1`.execute(db.withoutPlugins());
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index (Only )?Scan using feed_picture_wanted/);
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});

test('who claim at once never get the same picture, and a host has its rest between them', async () => {
  const { db } = database;
  const feeds = await Promise.all([1, 2, 3, 4].map(() => buildFeed(db, { dealershipId })));
  for (const [place, { id: feedId }] of feeds.entries())
    await fillPictureQueue(db, {
      feedId,
      dealershipId,
      origin: `https://host${place}.at`,
      firstListingId: 10_000 * (place + 1),
      pictures: 100,
    });
  const began = performance.now();
  const claimed = (await Promise.all(Array.from({ length: 8 }, () => claimNext(db)))).flatMap((each) => each ?? []);
  const rests = Math.ceil((performance.now() - began) / paceMs);
  expect(claimed.length).toBeGreaterThan(0);
  expect(new Set(claimed.map(({ source }) => source)).size).toBe(claimed.length);
  const ofHosts = Map.groupBy(claimed, ({ host }) => host);
  expect(Math.max(...[...ofHosts.values()].map(({ length }) => length))).toBeLessThanOrEqual(rests);
});
