import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { jobPriorities } from '../../jobs/job-catalogue.ts';
import { createLog } from '../../kernel/log.ts';
import { readOwnListing } from '../../listings/editing/change-own-car.ts';
import { createListing } from '../../listings/editing/create-listing.ts';
import { publishListing } from '../../listings/editing/publish-listing.ts';
import { arrangePictures } from '../../listings/pictures/arrange-pictures.ts';
import { addPicture } from '../../listings/pictures/change-pictures.ts';
import { openMedia } from '../../media/media.ts';
import { photo } from '../../media/testing/sample-pictures.ts';
import { processImage } from '../../media/uploads/process-image.ts';
import { staffOf } from '../../testing/actors.ts';
import { openBreakingDatabase } from '../../testing/breaking-database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { openBusyDatabase } from '../../testing/busy-database.ts';
import { completeCar } from '../../testing/complete-car.ts';
import { failingAt } from '../../testing/failing-at.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia, type TestMedia } from '../../testing/test-media.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { unlockFields } from '../cars/unlock-fields.ts';
import { keepFile } from '../sources/keep-file.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { buildZip } from '../testing/build-zip.ts';
import { type FileHost, openFileHost } from '../testing/file-host.ts';
import { bringPictures } from './bring-pictures.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { wantGivenUpOfYesterday } from './given-up-store.ts';
import { placePictures, placePicturesAgain } from './place-pictures.ts';
import { reclaimPictures, settleProcessed } from './processed-picture-store.ts';
import { rememberPictures } from './remember-pictures.ts';

let database: TestDatabase;
let store: TestMedia;
let host: FileHost;
let dealershipId: number;
let feedId: string;
beforeAll(async () => {
  [database, host] = await Promise.all([createTestDatabase(), openFileHost()]);
  store = createTestMedia();
  ({ id: dealershipId } = await buildDealership(database.db));
  ({ id: feedId } = await buildFeed(database.db, { dealershipId }));
  for (const name of ['a', 'b', 'c'])
    host.files.set(`/${name}.jpg`, await photo(400, 300, name.charCodeAt(0)).jpeg().toBuffer());
});
beforeEach(async () => {
  Object.assign(host, { asked: [], askedAt: [], maxInFlight: 0 });
  await database.db.deleteFrom('feedPictureHost').execute();
});
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const services = () => ({
  db: database.db,
  media: store.media,
  env: loadEnv(),
  log: createLog('test', 'silent'),
});
const at = (listingId: number) => ({ dealershipId: String(dealershipId), listingId });

/** As a minute of the worker: what waits is fetched, processed and put on its cars. */
async function work(forMs?: number): Promise<void> {
  await bring(forMs);
  await placePictures(services());
}

async function bring(forMs = 3_000): Promise<void> {
  await fetchPictures(services(), { untilMs: Date.now() + forMs });
  const received = await database.db.selectFrom('imageUpload').select('id').where('state', '=', 'received').execute();
  for (const { id } of received) await processImage(services(), id);
  await settleProcessed(database.db);
}
const remember = (listingId: number, ...paths: string[]) =>
  inTransaction(database.db, (tx) =>
    rememberPictures(tx, { feedId, fileKey: null }, [
      { dealershipId, listingId, pictures: paths.map((path) => ({ url: host.origin + path })) },
    ]),
  );
async function buildCar({ online }: { online: boolean }): Promise<number> {
  const actor = staffOf(dealershipId);
  const fields = { ...completeCar, externalId: randomUUID() };
  const { id } = await createListing(services(), actor, String(dealershipId), { key: randomUUID(), fields });
  if (online) await publishListing(services(), actor, at(id));
  return id;
}
const rows = (listingId: number) =>
  database.db
    .selectFrom('feedPicture')
    .select(['source', 'state', 'tries', 'reason', 'contentHash'])
    .where('listingId', '=', listingId)
    .orderBy('position')
    .execute();
const states = async (listingId: number) => (await rows(listingId)).map(({ state, reason }) => reason ?? state);
const hashes = async (listingId: number) => (await rows(listingId)).flatMap(({ contentHash }) => contentHash ?? []);
const shown = async (listingId: number) => {
  const { pictures } = await readOwnListing(services(), staffOf(dealershipId), at(listingId));
  return pictures.map(({ contentHash }) => contentHash);
};
const online = async (listingId: number) => {
  const images = await database.db
    .selectFrom('listingImage')
    .innerJoin('image', 'image.id', 'listingImage.imageId')
    .select('image.contentHash')
    .where('listingId', '=', listingId)
    .orderBy('position')
    .execute();
  return images.map(({ contentHash }) => contentHash);
};
/** Makes what waits for its next try due now, of one car or of all. */
const letTimePass = async (listingId?: number) => {
  await database.db
    .updateTable('feedPicture')
    .set({ nextAt: new Date() })
    .where('state', '=', 'wanted')
    .$if(listingId !== undefined, (query) => query.where('listingId', '=', listingId as number))
    .execute();
  await database.db.updateTable('feedPictureLane').set({ nextAt: new Date() }).execute();
  await database.db.deleteFrom('feedPictureHost').execute();
};

test('a car online gets its pictures in their order, with the feed in its history', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/b.jpg', '/a.jpg');
  await work();
  expect(await states(car)).toEqual(['ready', 'ready']);
  expect(await online(car)).toEqual(await hashes(car));
  const revisions = await database.db
    .selectFrom('listingRevision')
    .select(['source', 'actorName'])
    .where('listingId', '=', car)
    .orderBy('revision', 'desc')
    .execute();
  expect(revisions[0]).toEqual({ source: 'feed', actorName: 'Händlersystem' });
});

test('people’s pictures and changes come before those of feeds', async () => {
  const priorities = async (name: string) =>
    (
      await sql<{
        priority: number;
      }>`select distinct priority from pgboss.job where name = ${name} and created_on > ${begun}`.execute(database.db)
    ).rows;
  const [car, draft] = [await buildCar({ online: true }), await buildCar({ online: false })];
  const begun = new Date();
  await remember(car, '/c.jpg');
  await remember(draft, '/b.jpg');
  await work();
  for (const name of ['process-image', 'place-picture', 'index-listing'])
    expect([name, await priorities(name)]).toEqual([name, [{ priority: jobPriorities.bulk }]]);
});

test('a draft gets them too; the same content is one picture, whatever address it came from', async () => {
  host.files.set('/copy.jpg', host.files.get('/a.jpg') as Buffer);
  const [car, other] = [await buildCar({ online: false }), await buildCar({ online: false })];
  await remember(car, '/a.jpg', '/c.jpg');
  await remember(other, '/copy.jpg');
  await work();
  expect(await shown(car)).toHaveLength(2);
  expect(await shown(other)).toEqual([(await shown(car))[0]]);
});

test('a new order and a removal reach the car without anything being fetched again', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/a.jpg', '/b.jpg', '/c.jpg');
  await work();
  const [a, , c] = await online(car);
  host.asked.length = 0;
  await remember(car, '/c.jpg', '/a.jpg');
  await work();
  expect(await online(car)).toEqual([c, a]);
  expect(host.asked).toEqual([]);
});

test('pictures that a person added stay behind those of the feed; arranged by hand they stay as they are', async () => {
  const car = await buildCar({ online: true });
  const actor = staffOf(dealershipId);
  await remember(car, '/a.jpg');
  await work();
  const other = await buildCar({ online: false });
  await remember(other, '/c.jpg');
  await work();
  const [own] = (await shown(other)) as [string];
  await inTransaction(database.db, (tx) =>
    addPicture(tx, { listingId: car, accountId: null, contentHash: own, shot: null }),
  );
  await remember(car, '/b.jpg', '/a.jpg');
  await work();
  const [b, a] = (await hashes(car)) as [string, string];
  expect(await shown(car)).toEqual([b, a, own]);

  await buildFeedCar(car, ['pictures']);
  const pictures = [own, a].map((contentHash) => ({ contentHash, altText: null, shot: null }));
  await arrangePictures(services(), actor, at(car), { pictures, removed: [b] });
  await remember(car, '/a.jpg', '/b.jpg');
  await work();
  expect(await shown(car)).toEqual([own, a]);
});
const buildFeedCar = (listingId: number, locked: string[]) =>
  database.db
    .insertInto('feedCar')
    .values({ feedId, dealershipId, listingId, number: String(listingId), locked })
    .execute();

test('what is the same is not sent again: asked a day later with what the host told', async () => {
  let conditions: unknown;
  host.files.set('/kept.jpg', (request, answer) => {
    conditions = [request.headers['if-none-match'], request.headers['if-modified-since']];
    if (request.headers['if-none-match']) answer.writeHead(304).end();
    else {
      const told = { etag: '"v1"', 'last-modified': 'Mon, 16 Nov 2026 10:00:00 GMT' };
      answer.writeHead(200, told).end(host.files.get('/a.jpg') as Buffer);
    }
  });
  const car = await buildCar({ online: true });
  await remember(car, '/kept.jpg');
  await work();
  expect(conditions).toEqual([undefined, undefined]);
  await database.db
    .updateTable('feedPicture')
    .set({ checkedAt: new Date(0) })
    .where('listingId', '=', car)
    .execute();
  await remember(car, '/kept.jpg');
  await work();
  expect(conditions).toEqual(['"v1"', 'Mon, 16 Nov 2026 10:00:00 GMT']);
  expect(await states(car)).toEqual(['ready']);
  expect(await online(car)).toHaveLength(1);
});

test('one that is not there is tried five times and then told; the others do not wait for it', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/a.jpg', '/missing.jpg');
  await work();
  expect(await online(car)).toHaveLength(1);
  expect(await states(car)).toEqual(['ready', 'not-there']);
  for (let tries = 2; tries <= 5; tries++) {
    await letTimePass();
    await work();
  }
  expect((await rows(car))[1]).toMatchObject({ state: 'given-up', tries: 5, reason: 'not-there' });
  await letTimePass();
  host.asked.length = 0;
  await work();
  expect(host.asked).toEqual([]);
});

test('a connection that breaks while pictures are put on their car keeps none from it', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/a.jpg');
  await fetchPictures(services(), { untilMs: Date.now() + 3_000 });
  const received = await database.db.selectFrom('imageUpload').select('id').where('state', '=', 'received').execute();
  for (const { id } of received) await processImage(services(), id);
  await settleProcessed(database.db);
  await using breaking = await openBreakingDatabase(database.url);
  // In the transaction, when the car is held.
  breaking.breakAt(4, 'before its answer');
  await expect(placePictures({ ...services(), db: breaking.db })).rejects.toThrow();
  expect(await online(car)).toEqual([]);
  expect(await placePictures({ ...services(), db: breaking.db })).toBe(1);
  expect(await online(car)).toEqual(await hashes(car));
  expect(await online(car)).toHaveLength(1);
});

test('a car at which something fails that nobody expected keeps no other waiting, and is tried again', async () => {
  const [car, other] = [await buildCar({ online: true }), await buildCar({ online: true })];
  for (const each of [car, other]) await remember(each, '/a.jpg');
  const failing = await failingAt(database, car);
  await work();
  expect([await online(car), (await online(other)).length]).toEqual([[], 1]);
  await failing[Symbol.asyncDispose]();
  await work();
  expect(await online(car)).toEqual(await hashes(car));
});

test('one that comes later is put in its place', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/late.jpg', '/b.jpg');
  await work();
  expect(await online(car)).toHaveLength(1);
  host.files.set('/late.jpg', await photo(300, 200, 99).jpeg().toBuffer());
  await letTimePass();
  await work();
  expect(await online(car)).toEqual(await hashes(car));
  expect(await online(car)).toHaveLength(2);
});

test.each([
  [
    'a page',
    (_: unknown, answer: ServerResponse) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  ],
  [
    'no picture',
    (_: unknown, answer: ServerResponse) => answer.writeHead(200, { 'content-type': 'image/jpeg' }).end('<svg/>'),
  ],
  ['nothing', (_: unknown, answer: ServerResponse) => answer.writeHead(200).end()],
])('%s in its place is no picture', async (name, serve) => {
  const path = `/${encodeURIComponent(name)}.jpg`;
  host.files.set(path, serve);
  const car = await buildCar({ online: true });
  await remember(car, path);
  await work();
  expect(await states(car)).toEqual(['no-picture']);
  expect(await online(car)).toEqual([]);
});

test('one of more than 20 MB is given up at once, before it is here wholly', async () => {
  host.files.set('/huge.jpg', (_, answer) => {
    answer.writeHead(200, { 'content-type': 'image/jpeg' });
    const more = (): void => {
      while (!answer.destroyed && answer.write(Buffer.alloc(1_000_000)));
      if (!answer.destroyed) answer.once('drain', more);
    };
    more();
  });
  const car = await buildCar({ online: true });
  await remember(car, '/huge.jpg');
  await work();
  expect((await rows(car))[0]).toMatchObject({ state: 'given-up', reason: 'too-large' });
});

test('redirects are followed', async () => {
  host.files.set('/moved.jpg', (_, answer) => answer.writeHead(301, { location: '/a.jpg' }).end());
  const car = await buildCar({ online: true });
  await remember(car, '/moved.jpg');
  await work();
  expect(await online(car)).toHaveLength(1);
});

test('a host is asked for two at once and ten a second, by however many who fetch', async () => {
  const picture = host.files.get('/a.jpg') as Buffer;
  const paths = Array.from({ length: 12 }, (_, place) => `/slow${place}.jpg`);
  for (const path of paths) host.files.set(path, (_, answer) => void setTimeout(() => answer.end(picture), 150));
  const car = await buildCar({ online: false });
  await remember(car, ...paths);
  const untilMs = Date.now() + 8_000;
  await Promise.all([fetchPictures(services(), { untilMs }), fetchPictures(services(), { untilMs })]);
  expect(host.asked.toSorted()).toEqual(paths.toSorted());
  expect(host.maxInFlight).toBe(2);
  // Twelve at 100 ms each, less what a clock rounds.
  expect((host.askedAt.at(-1) as number) - (host.askedAt[0] as number)).toBeGreaterThan(1_000);
  await work();
});

test('a host that asks to be left alone is, by that feed; by every feed once it asked two owners', async () => {
  for (const path of ['/busy.jpg', '/busy-too.jpg'])
    host.files.set(path, (_, answer) => answer.writeHead(429, { 'retry-after': '120' }).end());
  const [car, other] = [await buildCar({ online: true }), await buildCar({ online: true })];
  const { id: neighbour } = await buildDealership(database.db);
  const { id: feedOfOther } = await buildFeed(database.db, { dealershipId: neighbour });
  const rememberOther = (path: string) =>
    inTransaction(database.db, (tx) =>
      rememberPictures(tx, { feedId: feedOfOther, fileKey: null }, [
        { dealershipId: neighbour, listingId: 700_000 + path.length, pictures: [{ url: host.origin + path }] },
      ]),
    );
  const work500 = () => fetchPictures(services(), { untilMs: Date.now() + 500 });
  await remember(car, '/busy.jpg', '/b.jpg');
  await work500();
  await remember(other, '/a.jpg');
  const asked = () => host.asked.toSorted();
  await rememberOther('/c.jpg');
  await work500();
  expect(asked()).toContain('/c.jpg');
  await database.db
    .updateTable('feedPictureHost')
    .set({ failures: 1, failedFor: [`d${dealershipId}`] })
    .execute();
  await rememberOther('/busy-too.jpg');
  await work500();
  const { nextAt } = await database.db.selectFrom('feedPictureHost').select('nextAt').executeTakeFirstOrThrow();
  expect(nextAt.getTime() - Date.now()).toBeGreaterThan(100_000);
  await rememberOther('/a.jpg?third');
  host.asked.length = 0;
  await work500();
  expect(host.asked).toEqual([]);
  await database.db.deleteFrom('feed').where('id', '=', feedOfOther).execute();
  await letTimePass();
  await work();
  expect(await online(other)).toHaveLength(1);
});

test('while a host lets us wait, the pictures of others go on their cars', async () => {
  let hanging: ServerResponse | undefined;
  host.files.set('/hangs.jpg', (_, answer) => {
    hanging = answer;
  });
  const [car, waiting] = [await buildCar({ online: true }), await buildCar({ online: true })];
  await remember(waiting, '/hangs.jpg');
  await remember(car, '/a.jpg');
  const bringing = bringPictures(services(), { forMs: 15_000 });
  await expect
    .poll(
      async () => {
        const received = database.db.selectFrom('imageUpload').select('id').where('state', '=', 'received');
        for (const { id } of await received.execute()) await processImage(services(), id);
        return (await online(car)).length;
      },
      { timeout: 14_000, interval: 200 },
    )
    .toBe(1);
  expect(await states(waiting)).toEqual(['fetching']);
  hanging?.writeHead(404).end();
  await bringing;
}, 40_000);

test('what somebody was fetching who died is taken up again', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/a.jpg');
  const lost = { state: 'fetching', nextAt: new Date(0) } as const;
  await database.db.updateTable('feedPicture').set(lost).where('listingId', '=', car).execute();
  await database.db.deleteFrom('feedPictureLane').execute();
  await reclaimPictures(database.db);
  await work();
  expect(await online(car)).toHaveLength(1);
});

test('a picture that came while the store was away is asked for again within seconds, and no try of it is counted', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/a.jpg');
  const away = openMedia({ ...loadEnv(), S3_ENDPOINT: 'http://127.0.0.1:1' });
  await fetchPictures({ ...services(), media: away }, { untilMs: Date.now() + 1_000 });
  away.client.destroy();
  const [waiting] = await database.db
    .selectFrom('feedPicture')
    .select(['state', 'tries', 'nextAt'])
    .where('listingId', '=', car)
    .execute();
  expect(waiting).toMatchObject({ state: 'wanted', tries: 0 });
  expect(Number(waiting?.nextAt) - Date.now()).toBeLessThan(15_000);
  await letTimePass(car);
  await work();
  expect(await online(car)).toHaveLength(1);
});

test('what has waited for two days is given up, and a car that is gone is forgotten', async () => {
  const [car, gone] = [await buildCar({ online: true }), 987_654];
  await remember(car, '/never.jpg');
  await database.db
    .updateTable('feedPicture')
    .set({ wantedAt: new Date(0) })
    .where('listingId', '=', car)
    .execute();
  await reclaimPictures(database.db);
  expect(await states(car)).toEqual(['unreachable']);
  await remember(gone, '/a.jpg');
  await work();
  expect(await rows(gone)).toEqual([]);
});

test('what was given up is tried once more each day, as long as the feed keeps the car', async () => {
  const [car, vanished] = [await buildCar({ online: true }), await buildCar({ online: true })];
  for (const each of [car, vanished]) {
    await buildFeedCar(each, []);
    await remember(each, `/tomorrow${each}.jpg`);
  }
  await database.db
    .updateTable('feedCar')
    .set({ vanishedSince: new Date() })
    .where('listingId', '=', vanished)
    .execute();
  const givenUp = { state: 'given-up', tries: 5, reason: 'not-there' } as const;
  await database.db
    .updateTable('feedPicture')
    .set({ ...givenUp, checkedAt: new Date() })
    .where('listingId', 'in', [car, vanished])
    .execute();
  const nextDay = async () => {
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await database.db
      .updateTable('feedPicture')
      .set({ checkedAt: yesterday })
      .where('state', '=', 'given-up')
      .execute();
    await wantGivenUpOfYesterday(database.db);
    await work();
  };
  await wantGivenUpOfYesterday(database.db);
  await work();
  expect(host.asked).toEqual([]);
  await nextDay();
  expect(host.asked).toEqual([`/tomorrow${car}.jpg`]);
  expect((await rows(car))[0]).toMatchObject(givenUp);
  host.files.set(`/tomorrow${car}.jpg`, host.files.get('/a.jpg') as Buffer);
  await nextDay();
  expect(await online(car)).toHaveLength(1);
  expect((await rows(vanished))[0]).toMatchObject(givenUp);
});

test('pictures of an archive come by name, those of a number in their order; what is missing is told at once', async () => {
  const picture = async (name: string, seed: number) => ({
    name,
    bytes: await photo(200, 150, seed).jpeg().toBuffer(),
  });
  const zip = buildZip([
    { name: 'stock.csv', bytes: Buffer.from('nummer;bild\n') },
    await picture('4711_2.jpg', 2),
    await picture('4711_1.jpg', 1),
    await picture('extra.jpg', 3),
  ]);
  const file = await keepFile(services(), Readable.from([zip]), { feedId });
  const car = await buildCar({ online: true });
  const named = (...files: string[]) =>
    inTransaction(database.db, (tx) =>
      rememberPictures(tx, { feedId, fileKey: file.key }, [
        { dealershipId, listingId: car, pictures: files.map((name) => ({ file: name })) },
      ]),
    );
  await named('extra.jpg', '4711', 'missing.jpg');
  await work();
  expect((await rows(car)).map(({ source, state }) => [source, state])).toEqual([
    ['extra.jpg', 'ready'],
    ['4711_1.jpg', 'ready'],
    ['4711_2.jpg', 'ready'],
    ['missing.jpg', 'given-up'],
  ]);
  expect(await online(car)).toEqual(await hashes(car));
  await named('4711', 'extra.jpg');
  await work();
  expect((await rows(car)).map(({ source }) => source)).toEqual(['4711_1.jpg', '4711_2.jpg', 'extra.jpg']);
  expect(await online(car)).toEqual(await hashes(car));
});

test('pictures that somebody gives back to the feed are the feed’s again', async () => {
  const car = await buildCar({ online: true });
  await buildFeedCar(car, ['pictures']);
  await remember(car, '/a.jpg', '/b.jpg');
  await work();
  expect(await online(car)).toEqual([]);
  await unlockFields(services(), staffOf(dealershipId), at(car), { fields: ['pictures'], now: true });
  await work();
  expect(await online(car)).toEqual(await hashes(car));
  expect(await online(car)).toHaveLength(2);
});

test('pictures for which there was no turn at the database are put on their car with the next look', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/a.jpg');
  await bring();
  await using busy = openBusyDatabase(database.url);
  const release = busy.occupy();
  await expect(placePictures({ ...services(), db: busy.db })).rejects.toMatchObject({ code: 'overloaded' });
  release();
  expect(await online(car)).toEqual([]);
  await placePictures(services());
  expect(await online(car)).toEqual(await hashes(car));
}, 30_000);

test('what comes for a car while its pictures are being refused has them looked at again', async () => {
  const car = await buildCar({ online: true });
  await remember(car, '/a.jpg');
  await bring();
  const setState = (state: 'active' | 'suspended') =>
    database.db.updateTable('dealership').set({ state }).where('id', '=', dealershipId).execute();
  await setState('suspended');
  // Looks at the feed after the car's list is held: there the placing stands until the lock is free.
  const { placing, coming } = await inTransaction(database.owner, async (tx) => {
    await sql`lock table feed in access exclusive mode`.execute(tx);
    const placing = placePictures(services());
    await untilWaiting(database.db);
    const coming = inTransaction(database.db, (other) => placePicturesAgain(other, car));
    await untilWaiting(database.db, { statements: 2 });
    return { placing, coming };
  });
  await Promise.all([placing, coming]);
  expect(await online(car)).toEqual([]);
  await setState('active');
  await placePictures(services());
  expect(await online(car)).toEqual(await hashes(car));
});
