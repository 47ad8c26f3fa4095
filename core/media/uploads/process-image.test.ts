import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anActingOperator } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { openUnsureDatabase } from '../../testing/lose-commit-answer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia } from '../../testing/test-media.ts';
import { originalKey, uploadKey } from '../object-keys.ts';
import { readObject, writeObject } from '../objects.ts';
import { photo } from '../testing/sample-pictures.ts';
import { forgetLostFiles } from './forget-lost-files.ts';
import { processImage } from './process-image.ts';
import { readImageUpload } from './read-image-upload.ts';
import { receiveImage } from './receive-image.ts';

const store = createTestMedia();
let database: TestDatabase;
let dealership: string;
let services: { db: TestDatabase['db']; media: typeof store.media };
beforeAll(async () => {
  database = await createTestDatabase();
  dealership = String((await buildDealership(database.db)).id);
  services = { db: database.db, media: store.media };
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const receive = (file: Buffer) =>
  receiveImage(services, anActingOperator, dealership, { image: Readable.from([file]) });
const stateOf = (uploadId: string) => readImageUpload(services, anActingOperator, dealership, uploadId);

test('a received file lies in the store until it is a picture, which lies under the hash of its bytes', async () => {
  const file = await photo(900, 600, 11).png().toBuffer();
  const upload = await receive(file);
  expect(upload).toMatchObject({ state: 'received', image: null, rejection: null });
  expect(await readObject(store.media, uploadKey(upload.id))).toEqual(file);

  await processImage(services, upload.id);
  const { state, image } = await stateOf(upload.id);
  expect({ state, image }).toMatchObject({ state: 'ready', image: { widthPx: 900, heightPx: 600 } });
  const kept = (await readObject(store.media, originalKey(image?.contentHash ?? ''))) as Buffer;
  expect(createHash('sha256').update(kept).digest('hex')).toBe(image?.contentHash);
  expect(await store.keys('uploads/')).toEqual([]);
});

test('upload and job commit together', async () => {
  const jobs = async (id: string) =>
    (
      await database.db
        .withSchema('pgboss')
        .selectFrom('job' as never)
        .select('data' as never)
        .execute()
    ).filter((row) => JSON.stringify(row).includes(id)).length;
  const upload = await receive(Buffer.from('no picture'));
  expect(await jobs(upload.id)).toBe(1);
  await processImage(services, upload.id);
});

test('a file of more than one part of an upload arrives whole', async () => {
  const file = Buffer.alloc(12 * 1024 * 1024, 'Kardan ');
  const chunks = Array.from({ length: 192 }, (_, number) => file.subarray(number * 65_536, (number + 1) * 65_536));
  const upload = await receiveImage(services, anActingOperator, dealership, { image: Readable.from(chunks) });
  expect((await readObject(store.media, uploadKey(upload.id)))?.equals(file)).toBe(true);
  await processImage(services, upload.id);
  expect(await stateOf(upload.id)).toMatchObject({ state: 'rejected', rejection: 'unsupported-format', image: null });
  expect(await store.keys('uploads/')).toEqual([]);
});

test('a stream that breaks off leaves no object and no upload', async () => {
  const broken = new Readable({ read() {} });
  broken.push(Buffer.alloc(100_000));
  setTimeout(() => broken.destroy(new Error('gone')), 20);
  await expect(receiveImage(services, anActingOperator, dealership, { image: broken })).rejects.toThrow();
  expect(await store.keys('uploads/')).toEqual([]);
});

test('the same file twice is one picture, also when both are worked on at the same time', async () => {
  const file = await photo(500, 400, 12).jpeg().toBuffer();
  const uploads = await Promise.all([receive(file), receive(file)]);
  await Promise.all(uploads.map(({ id }) => processImage(services, id)));
  const third = await receive(file);
  await processImage(services, third.id);
  const states = await Promise.all([...uploads, third].map(({ id }) => stateOf(id)));
  expect(new Set(states.map(({ image }) => image?.contentHash)).size).toBe(1);
  const rows = await database.db
    .selectFrom('image')
    .select('id')
    .where('contentHash', '=', states[0]?.image?.contentHash ?? '')
    .execute();
  expect(rows).toHaveLength(1);
});

test('worked on twice, an upload stays what it became and its file stays gone', async () => {
  const upload = await receive(await photo(300, 200, 13).webp().toBuffer());
  await Promise.allSettled([processImage(services, upload.id), processImage(services, upload.id)]);
  const once = await stateOf(upload.id);
  // As if the worker had died between the commit and the removal of the file.
  await writeObject(store.media, uploadKey(upload.id), Buffer.from('left over'), 'image/webp');
  await processImage(services, upload.id);
  expect(await stateOf(upload.id)).toEqual(once);
  expect(once.state).toBe('ready');
  expect(await store.keys('uploads/')).toEqual([]);
});

test('a file at which the worker died five times is given up', async () => {
  const upload = await receive(await photo(300, 200, 14).jpeg().toBuffer());
  await database.db.updateTable('imageUpload').set({ attempts: 5 }).where('id', '=', upload.id).execute();
  await processImage(services, upload.id);
  expect(await stateOf(upload.id)).toMatchObject({ state: 'rejected', rejection: 'processing-failed' });
});

test('a file whose upload was committed without an answer is a picture when it is sent again', async () => {
  await using unsure = await openUnsureDatabase(database.url);
  const file = await photo(300, 200, 16).jpeg().toBuffer();
  const key = createHash('sha256').update(file).digest('hex');
  const send = () =>
    receiveImage({ db: unsure.db, media: store.media }, anActingOperator, dealership, {
      image: Readable.from([file]),
      key,
    });
  unsure.loseCommitOf('insert into "image_upload"');
  await expect(send()).rejects.toThrow();
  const again = await send();
  await processImage(services, again.id);
  expect(await stateOf(again.id)).toMatchObject({ state: 'ready' });
});

test('an uploaded file that nothing knows goes after a day; one that waits to be a picture stays', async () => {
  const waiting = await receive(await photo(300, 200, 17).jpeg().toBuffer());
  const lost = randomUUID();
  await writeObject(store.media, uploadKey(lost), Buffer.from('no answer, no commit'), 'image/jpeg');
  const isThere = async (id: string) => (await readObject(store.media, uploadKey(id))) !== undefined;
  await forgetLostFiles(services, Date.now() + 23 * 3_600_000);
  expect(await isThere(lost)).toBe(true);
  await forgetLostFiles(services, Date.now() + 25 * 3_600_000);
  expect({ lost: await isThere(lost), waiting: await isThere(waiting.id) }).toEqual({ lost: false, waiting: true });
  await processImage(services, waiting.id);
});

test('a file that is missing from the store is tried again, not rejected', async () => {
  const upload = await receive(await photo(300, 200, 15).jpeg().toBuffer());
  const elsewhere = { ...services, media: { ...store.media, bucket: 'test-nowhere' } };
  for (let attempt = 1; attempt <= 6; attempt++)
    await expect(processImage(elsewhere, upload.id)).rejects.toThrow('not in the store');
  expect(await stateOf(upload.id)).toMatchObject({ state: 'received' });
});

test('an upload of another dealership, or of none, does not exist', async () => {
  const upload = await receive(Buffer.from('x'));
  const other = await buildDealership(database.db);
  for (const [whose, id] of [
    [String(other.id), upload.id],
    [dealership, '00000000-0000-4000-8000-000000000000'],
    [dealership, 'nonsense'],
    ['nobody', upload.id],
    ['999999999999', upload.id],
  ] as const) {
    await expect(readImageUpload(services, anActingOperator, whose, id)).rejects.toMatchObject({ code: 'not-found' });
  }
  await expect(
    receiveImage(services, anActingOperator, '999999999999', { image: Readable.from(['x']) }),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
});
