import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { photo } from '../../media/testing/sample-pictures.ts';
import { processImage } from '../../media/uploads/process-image.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestMedia } from '../../testing/test-media.ts';
import { fetchPictures } from '../pictures/fetch-pictures.ts';
import { placePictures } from '../pictures/place-pictures.ts';
import { settleProcessed } from '../pictures/processed-picture-store.ts';
import { readCars } from '../runs/read-cars.ts';
import { runFeed } from '../runs/run-feed.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { buildZip } from '../testing/build-zip.ts';
import { uploadFeedFile } from './upload-feed-file.ts';

test('an archive that a dealer drops becomes a car online with its pictures in their order', async () => {
  await using database = await createTestDatabase();
  await using store = createTestMedia();
  const { db } = database;
  const services = { db, media: store.media, env: loadEnv(), log: createLog('test', 'silent') };
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId, format: 'kardan-csv' });
  const csv = [
    'number;make;model;category;priceEur;mileageKm;firstRegistration;fuel;powerKw;gearbox;body;pictures',
    'GW-1;volkswagen;golf;used;18900;61000;2021-04;petrol;96;manual;hatchback;gw1_b.jpg|gw1_a.jpg',
  ].join('\n');
  const picture = async (name: string, seed: number) => ({
    name,
    bytes: await photo(300, 200, seed).jpeg().toBuffer(),
  });
  const zip = buildZip([
    await picture('gw1_a.jpg', 1),
    { name: 'stock.csv', bytes: Buffer.from(csv) },
    await picture('GW1_B.JPG', 2),
  ]);
  const file = Readable.from([zip]);
  const reference = { dealershipId: String(dealershipId), feedId };
  const { run } = await uploadFeedFile(services, staffOf(dealershipId), reference, { file, name: 'a.zip', dry: false });
  expect(run).toMatchObject({ state: 'queued', dry: false });

  await runFeed(services, feedId, (feed, begun) => readCars(services, feed, begun));
  const lines = await db.selectFrom('feedLine').select(['fate', 'issues', 'listingId']).execute();
  expect(lines).toMatchObject([{ fate: 'created', issues: [] }]);
  await fetchPictures(services, { untilMs: Date.now() + 60_000 });
  for (const { id } of await db.selectFrom('imageUpload').select('id').execute()) await processImage(services, id);
  await settleProcessed(db);
  await placePictures(services);

  const wanted = await db.selectFrom('feedPicture').select(['source', 'contentHash']).orderBy('position').execute();
  expect(wanted.map(({ source }) => source.toLowerCase())).toEqual(['gw1_b.jpg', 'gw1_a.jpg']);
  const shown = await db
    .selectFrom('listingImage')
    .innerJoin('image', 'image.id', 'listingImage.imageId')
    .innerJoin('listing', 'listing.id', 'listingImage.listingId')
    .select(['image.contentHash', 'listing.state'])
    .orderBy('position')
    .execute();
  expect(shown).toEqual(wanted.map(({ contentHash }) => ({ contentHash, state: 'active' })));
});

test('a new archive’s pictures are taken though its lines say the same; a plain table after it takes none away', async () => {
  await using database = await createTestDatabase();
  await using store = createTestMedia();
  const { db } = database;
  const services = { db, media: store.media, env: loadEnv(), log: createLog('test', 'silent') };
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId, format: 'kardan-csv' });
  const csvAt = (priceEur: number) =>
    Buffer.from(
      [
        'number;make;model;category;priceEur;mileageKm;firstRegistration;fuel;powerKw;gearbox;body;pictures',
        `GW-1;volkswagen;golf;used;${priceEur};61000;2021-04;petrol;96;manual;hatchback;gw1`,
      ].join('\n'),
    );
  const zipOf = async (...seeds: number[]) =>
    buildZip([
      { name: 'stock.csv', bytes: csvAt(18_900) },
      ...(await Promise.all(
        seeds.map(async (seed, place) => ({
          name: `gw1_${place + 1}.jpg`,
          bytes: await photo(300, 200, seed).jpeg().toBuffer(),
        })),
      )),
    ]);
  const send = async (bytes: Buffer) => {
    const given = { file: Readable.from([bytes]), name: 'a', dry: false };
    await uploadFeedFile(services, staffOf(dealershipId), { dealershipId: String(dealershipId), feedId }, given);
    await runFeed(services, feedId, (feed, begun) => readCars(services, feed, begun));
    // A name that means several is found to, and then each of them is taken.
    await fetchPictures(services, { untilMs: Date.now() + 60_000 });
    const received = await db.selectFrom('imageUpload').select('id').where('state', '=', 'received').execute();
    for (const { id } of received) await processImage(services, id);
    await settleProcessed(db);
    await placePictures(services);
    const shown = await db
      .selectFrom('listingImage')
      .innerJoin('image', 'image.id', 'listingImage.imageId')
      .select('image.contentHash')
      .orderBy('position')
      .execute();
    return shown.map(({ contentHash }) => contentHash);
  };

  const first = await send(await zipOf(1, 2));
  expect(first).toHaveLength(2);
  const second = await send(await zipOf(1, 3, 4));
  expect(second).toHaveLength(3);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
  expect(await send(csvAt(18_900))).toEqual(second);
  expect(await send(csvAt(17_900))).toEqual(second);
  const pictures = await db.selectFrom('feedPicture').select(['source', 'state']).orderBy('position').execute();
  expect(pictures).toEqual([1, 2, 3].map((place) => ({ source: `gw1_${place}.jpg`, state: 'ready' })));
});
