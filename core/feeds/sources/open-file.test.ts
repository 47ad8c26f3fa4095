import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia, type TestMedia } from '../../testing/test-media.ts';
import { UnreadableFile } from '../formats/unreadable-file.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { buildZip, type ZippedFile } from '../testing/build-zip.ts';
import { findArchivePictures } from './archive/find-archive-pictures.ts';
import { keepFile } from './keep-file.ts';
import { openFile } from './open-file.ts';

let database: TestDatabase;
let store: TestMedia;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createTestMedia();
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
const services = () => ({ db: database.db, media: store.media });
const keep = async (bytes: Buffer) => (await keepFile(services(), Readable.from([bytes]))).key;
const read = (key: string) => buffer(openFile(services(), key));
const csv = Buffer.from('number;price\n1;100\n');
const zip = (...files: ZippedFile[]) => buildZip([{ name: 'stock.csv', bytes: csv }, ...files]);

test('a file is kept as it came, and read as it was kept', async () => {
  const bytes = randomBytes(11 * 1024 * 1024);
  const kept = await keepFile(services(), Readable.from([bytes.subarray(0, 7_000_000), bytes.subarray(7_000_000)]));
  expect(kept).toMatchObject({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  expect((await read(kept.key)).equals(bytes)).toBe(true);
});

test('of a file that is too large, or breaks off, nothing is kept', async () => {
  const before = await store.keys('feed-files/');
  const large = keepFile(services(), Readable.from([Buffer.alloc(2_000)]), { maxBytes: 1_000 });
  await expect(large).rejects.toMatchObject({ reason: 'too-large' });
  const broken = async function* () {
    yield Buffer.alloc(6 * 1024 * 1024);
    throw new Error('gone');
  };
  await expect(keepFile(services(), Readable.from(broken()))).rejects.toThrow();
  expect(await store.keys('feed-files/')).toEqual(before);
  const rows = await database.db.selectFrom('feedFile').select('key').execute();
  expect(rows.map(({ key }) => key).sort()).toEqual(before);
});

test('a file can be read slowly, and left in the middle', async () => {
  const key = await keep(randomBytes(9 * 1024 * 1024));
  let pieces = 0;
  for await (const _ of openFile(services(), key)) {
    pieces += 1;
    await wait(50);
    if (pieces === 2) break;
  }
  expect(pieces).toBe(2);
});

test('of an archive the one file with cars is read, and pictures are found by name or number', async () => {
  const picture = (name: string) => ({ name, bytes: Buffer.from(name) });
  const key = await keep(
    zip(
      picture('4711.JPG'),
      picture('4711_10.jpg'),
      picture('4711_2.jpg'),
      picture('47110.jpg'),
      picture('bilder/other.png'),
      picture('readme.md'),
      picture('__MACOSX/4711_3.jpg'),
    ),
  );
  expect((await read(key)).equals(csv)).toBe(true);
  const found = async (name: string) => (await findArchivePictures(services(), key, name)).map((each) => each.name);
  expect(await found('4711')).toEqual(['4711.jpg', '4711_2.jpg', '4711_10.jpg']);
  expect(await found('4711_2.JPG')).toEqual(['4711_2.jpg']);
  expect(await found('other.png')).toEqual(['other.png']);
  expect(await found('nothing')).toEqual([]);
  expect(await found('../stock')).toEqual([]);
  const [first] = await findArchivePictures(services(), key, '4711');
  expect(String(await buffer(await (first as { open(): Promise<Readable> }).open()))).toBe('4711.JPG');
});

test('a spreadsheet is an archive that is not opened', async () => {
  const bytes = buildZip([{ name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') }]);
  expect((await read(await keep(bytes))).equals(bytes)).toBe(true);
});

test.each<[string, () => Buffer]>([
  ['has no file with cars', () => buildZip([{ name: 'a.jpg', bytes: csv }])],
  ['has two files with cars', () => zip({ name: 'more.csv', bytes: csv })],
  ['holds an archive', () => zip({ name: 'inner.zip', bytes: csv })],
  ['leads out of itself', () => zip({ name: '../../etc/passwd.csv', bytes: csv })],
  ['has an absolute path', () => zip({ name: '/etc/passwd.csv', bytes: csv })],
  ['has backslashes for folders', () => zip({ name: '..\\x.csv', bytes: csv })],
  ['unfolds two hundred times', () => zip({ name: 'zeros.jpg', bytes: Buffer.alloc(30_000_000) })],
  [
    'claims to unfold beyond two gigabytes',
    () => zip({ name: 'a.jpg', bytes: csv, claims: { unpackedBytes: 2 ** 31 + 1 } }),
  ],
  [
    'has more than 50,000 files',
    () => zip(...Array.from({ length: 50_001 }, (_, place) => ({ name: `${place}.jpg`, bytes: Buffer.alloc(0) }))),
  ],
  ['has a name without end', () => zip({ name: `${'a'.repeat(252)}.jpg`, bytes: csv })],
  [
    'has a directory of more than 20 MB',
    () => Buffer.concat([zip().subarray(0, -22), Buffer.alloc(21 * 1024 ** 2), zip().subarray(-22)]),
  ],
  ['is cut off', () => zip().subarray(0, -30)],
])('an archive that %s is refused', async (_, build) => {
  await expect(read(await keep(build()))).rejects.toThrow(UnreadableFile);
});

test('a file that unfolds to more than the directory says breaks off there', async () => {
  const bytes = buildZip([{ name: 'stock.csv', bytes: Buffer.alloc(500_000, 'x;'), claims: { unpackedBytes: 1_000 } }]);
  await expect(read(await keep(bytes))).rejects.toThrow(UnreadableFile);
});

test('damaged archives end in a refusal, never in a crash or a hang', async () => {
  const whole = zip({ name: '1.jpg', bytes: randomBytes(300) });
  for (let round = 0; round < 40; round++) {
    const bytes = Buffer.from(whole);
    for (let place = 0; place < 3; place++) bytes[Math.floor(Math.random() * bytes.length)] = round * 7 + place;
    await read(await keep(bytes)).catch((error) => expect(error).toBeInstanceOf(Error));
  }
});

test('an owner’s files beyond the bound go, the oldest first, and never one that can be run once more', async () => {
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const [one, other] = [await buildFeed(db, { dealershipId }), await buildFeed(db, { dealershipId })];
  const keys: string[] = [];
  const bring = async (feedId: string, number: number) => {
    const file = Readable.from([Buffer.alloc(1_000)]);
    const { key } = await keepFile(services(), file, { feedId, maxOwnerBytes: 3_500 });
    keys.push(key);
    await db.insertInto('feedRun').values({ feedId, number, fileKey: key, dry: false, state: 'done' }).execute();
  };
  await bring(other.id, 1);
  for (let number = 1; number <= 5; number += 1) await bring(one.id, number);
  const stored = await db.selectFrom('feedFile').select('key').where('key', 'in', keys).orderBy('createdAt').execute();
  expect(stored.map(({ key }) => keys.indexOf(key))).toEqual([0, 4, 5]);
});
