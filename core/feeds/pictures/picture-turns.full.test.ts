import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { fillPictureQueue } from '../testing/fill-picture-queue.ts';
import { claimNext } from './fetch-pictures.ts';
import { saveGivenUp } from './picture-queue-store.ts';
import { rememberPictures } from './remember-pictures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a hundred thousand pictures wait without harm: a turn costs what it costs with a hundred, in the same memory, and nobody is starved', async () => {
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const [few, giant, small] = [
    await buildFeed(db, { dealershipId }),
    await buildFeed(db, { dealershipId }),
    await buildFeed(db, { dealershipId }),
  ];
  const turns = async (count: number) => {
    const began = performance.now();
    const feeds: string[] = [];
    for (let turn = 0; turn < count; turn++) {
      await db.deleteFrom('feedPictureHost').execute();
      const picture = await claimNext(db);
      if (!picture) continue;
      feeds.push(picture.feedId);
      await saveGivenUp(db, picture, 'not-there');
    }
    return { feeds, msEach: (performance.now() - began) / count };
  };
  await fillPictureQueue(db, {
    feedId: few.id,
    dealershipId,
    origin: 'https://few.at',
    pictures: 300,
    firstListingId: 1_000,
  });
  await turns(50);
  const withFew = await turns(200);
  await db.deleteFrom('feed').where('id', '=', few.id).execute();

  await fillPictureQueue(db, {
    feedId: giant.id,
    dealershipId,
    origin: 'https://giant.at',
    pictures: 100_000,
    firstListingId: 10_000,
  });
  await turns(50);
  global.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  const withMany = await turns(200);
  global.gc?.();
  const grownBytes = process.memoryUsage().heapUsed - heapBefore;

  const pictures = [{ url: 'https://giant.at/fresh.jpg' }];
  await inTransaction(db, (tx) =>
    rememberPictures(tx, { feedId: small.id, fileKey: null }, [{ dealershipId, listingId: 1, pictures }]),
  );
  const { feeds } = await turns(2);
  expect(feeds).toContain(small.id);
  expect(withMany.feeds).toHaveLength(200);
  expect(withMany.msEach).toBeLessThan(withFew.msEach * 3);
  expect(grownBytes).toBeLessThan(30 * 1024 * 1024);
}, 300_000);
