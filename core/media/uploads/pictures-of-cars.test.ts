import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { readActorOfAccount } from '../../accounts/read-actor.ts';
import { loadEnv } from '../../env.ts';
import { readOwnListing } from '../../listings/editing/change-own-car.ts';
import { createListing } from '../../listings/editing/create-listing.ts';
import { discardChanges } from '../../listings/editing/move-listing.ts';
import { publishListing } from '../../listings/editing/publish-listing.ts';
import { saveListing } from '../../listings/editing/save-listing.ts';
import { listRevisions } from '../../listings/history/list-revisions.ts';
import { undoRevision } from '../../listings/history/undo-revision.ts';
import { arrangePictures } from '../../listings/pictures/arrange-pictures.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { completeCar } from '../../testing/complete-car.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia } from '../../testing/test-media.ts';
import { editPicture } from '../edits/edit-picture.ts';
import { placePicture } from '../edits/place-picture.ts';
import { readPictureSource } from '../edits/read-picture-source.ts';
import { originalKey, sourceKey } from '../object-keys.ts';
import { readObject } from '../objects.ts';
import { sharp } from '../picture-engine.ts';
import { photo, plain } from '../testing/sample-pictures.ts';
import { makeUploadLink, readUploadLink, revokeUploadLink } from '../upload-links/manage-upload-link.ts';
import { readLinkedCar, uploadByLink } from '../upload-links/upload-by-link.ts';
import { keepFile } from './keep-file.ts';
import { processImage } from './process-image.ts';
import { receiveImage, type UploadedFile } from './receive-image.ts';

const store = createTestMedia();
let database: TestDatabase;
let services: { db: TestDatabase['db']; media: typeof store.media; env: ReturnType<typeof loadEnv> };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, media: store.media, env: loadEnv() };
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

async function aCar() {
  const { id: dealershipId } = await buildDealership(database.db);
  const account = await buildAccount(database.db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const actor: Actor = { ...staffOf(dealershipId), accountId: account.id };
  const { id: listingId } = await createListing(services, actor, String(dealershipId), {
    key: randomUUID(),
    fields: {},
  });
  const at = { dealershipId: String(dealershipId), listingId };
  const receive = (file: Buffer, more: Partial<UploadedFile> = {}) =>
    receiveImage(services, actor, at.dealershipId, { image: Readable.from([file]), listingId, ...more });
  const upload = async (file: Buffer, more: Partial<UploadedFile> = {}) => {
    const { id } = await receive(file, more);
    await processImage(services, id);
    return (await pictures()).at(-1)?.contentHash as string;
  };
  const pictures = async () => (await readOwnListing(services, actor, at)).pictures;
  const hashes = async () => (await pictures()).map(({ contentHash }) => contentHash);
  const edit = async (contentHash: string, wanted: Parameters<typeof editPicture>[3]) => {
    const { id, state } = await editPicture(services, actor, { ...at, contentHash }, wanted);
    if (state === 'received') await processImage(services, id);
    return (await pictures())[0];
  };
  return { dealershipId, account, actor, listingId, at, receive, upload, pictures, hashes, edit };
}

const jpeg = (seed: number) => photo(600, 400, seed).jpeg().toBuffer();
const keyOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const noEdit: PictureEdit = { rotate: 0, crop: null, blur: [] };

test('a picture joins its car when it is ready, however often it is sent or worked on, also at once', async () => {
  const car = await aCar();
  const file = await jpeg(1);
  const key = keyOf(file);
  const sent = await Promise.all([1, 2, 3].map(() => car.receive(file, { key, shot: 'front' })));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const { id } = sent[0] as { id: string };
  await Promise.all([processImage(services, id), processImage(services, id)]);
  expect(await car.receive(file, { key })).toMatchObject({ id, state: 'ready' });
  expect(await car.pictures()).toMatchObject([{ shot: 'front', altText: null, source: null, widthPx: 600 }]);
  expect(await store.keys('uploads/')).toEqual([]);
});

test('the same file is another upload for another car, and the same picture', async () => {
  const [one, other] = [await aCar(), await aCar()];
  const file = await jpeg(2);
  expect(await one.upload(file)).toBe(await other.upload(file));
  expect(await one.hashes()).toEqual(await other.hashes());
});

test('a file that is not the one its key names arrived broken: it is refused, and nothing of it stays', async () => {
  const car = await aCar();
  await expect(car.receive(await jpeg(3), { key: keyOf(Buffer.from('other')) })).rejects.toMatchObject({
    code: 'malformed-body',
  });
  expect(await store.keys('uploads/')).toEqual([]);
});

test('another dealership’s car takes no picture: it does not exist', async () => {
  const [own, foreign] = [await aCar(), await aCar()];
  await expect(own.receive(await jpeg(4), { listingId: foreign.listingId })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a picture that was removed comes back when it is sent again', async () => {
  const car = await aCar();
  const file = await jpeg(5);
  const hash = await car.upload(file, { key: keyOf(file) });
  await arrangePictures(services, car.actor, car.at, { pictures: [], removed: [hash] });
  expect(await car.hashes()).toEqual([]);
  await car.receive(file, { key: keyOf(file) });
  expect(await car.hashes()).toEqual([hash]);
});

test('what is online stays as it is until it is published: a picture joins the working copy', async () => {
  const { id: listingId, dealershipId } = await buildListing(database.db);
  const actor = staffOf(dealershipId);
  const file = await jpeg(6);
  const target = { image: Readable.from([file]), listingId };
  const { id } = await receiveImage(services, actor, String(dealershipId), target);
  await processImage(services, id);
  const own = await readOwnListing(services, actor, { dealershipId: String(dealershipId), listingId });
  expect(own.unpublished).toEqual(['pictures']);
  expect(await database.db.selectFrom('listingImage').where('listingId', '=', listingId).execute()).toEqual([]);
});

test('two who arrange at once lose no picture, and what came meanwhile stays at the end', async () => {
  const car = await aCar();
  const [a, b] = [await car.upload(await jpeg(7)), await car.upload(await jpeg(8))];
  const given = (...hashes: string[]) => hashes.map((contentHash) => ({ contentHash, altText: 'Auto', shot: null }));
  const c = await car.upload(await jpeg(9));
  await Promise.all([
    arrangePictures(services, car.actor, car.at, { pictures: given(b, a), removed: [] }),
    arrangePictures(services, car.actor, car.at, { pictures: given(b, a), removed: [] }),
  ]);
  expect(await car.hashes()).toEqual([b, a, c]);
  expect((await car.pictures())[0]?.altText).toBe('Auto');
});

test('more than fifty pictures are refused with the field that is wrong', async () => {
  const car = await aCar();
  const { upload, actor, at } = car;
  const hash = await upload(await jpeg(10));
  const many = Array.from({ length: 50 }, (_, number) => ({
    contentHash: `${number}`.padStart(64, '0'),
    altText: null,
  }));
  await database.db
    .updateTable('listingDraft')
    .set({ pictures: JSON.stringify(many) })
    .where('id', '=', at.listingId)
    .execute();
  expect(hash).toHaveLength(64);
  await expect(
    receiveImage(services, actor, at.dealershipId, { image: Readable.from(['x']), listingId: at.listingId }),
  ).rejects.toMatchObject({ issues: [{ path: ['image'], code: 'too-many-pictures' }] });
});

test('of files that come at once no more are taken than a car may have, and a link takes no more than it may', async () => {
  const car = await aCar();
  const { at, actor } = car;
  const many = Array.from({ length: 47 }, (_, number) => ({
    contentHash: `${number}`.padStart(64, '0'),
    altText: null,
  }));
  await car.upload(await jpeg(30));
  await database.db
    .updateTable('listingDraft')
    .set({ pictures: JSON.stringify(many) })
    .where('id', '=', at.listingId)
    .execute();
  const token = (await makeUploadLink(services, actor, at)).url.split('#')[1] as string;
  const files = await Promise.all([31, 32, 33, 34, 35, 36, 37, 38].map((seed) => jpeg(seed)));
  const sent = await Promise.allSettled(
    files.map((file) => uploadByLink(services, { token, image: Readable.from([file]), key: keyOf(file) })),
  );
  const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toHaveLength(5);
  for (const reason of refused) expect(reason).toMatchObject({ issues: [{ code: 'too-many-pictures' }] });

  const other = await aCar();
  const second = (await makeUploadLink(services, other.actor, other.at)).url.split('#')[1] as string;
  await database.db.updateTable('uploadLink').set({ uploads: 197 }).where('listingId', '=', other.listingId).execute();
  const more = await Promise.allSettled(
    files.map((file) => uploadByLink(services, { token: second, image: Readable.from([file]), key: keyOf(file) })),
  );
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

const letWait = (dealershipId: number, files: number) => {
  const waiting = Array.from({ length: files }, () => ({
    id: randomUUID(),
    dealershipId,
    sourceHash: '0'.repeat(64),
    sourceBytes: 1,
  }));
  return database.db.insertInto('imageUpload').values(waiting).execute();
};

test('people find room though a feed has brought as many pictures as it may', async () => {
  const { dealershipId, receive } = await aCar();
  await letWait(dealershipId, 300);
  const ofFeed = { dealershipId, listingId: null, accountId: null, priority: 'bulk' } as const;
  await expect(keepFile(services, ofFeed, Readable.from([await jpeg(12)]))).rejects.toMatchObject({
    code: 'too-many-requests',
  });
  expect(await receive(await jpeg(12))).toMatchObject({ state: 'received' });
});

test('who has too much waiting is told to come back, and sends nothing meanwhile', async () => {
  const car = await aCar();
  await letWait(car.dealershipId, 400);
  const image = Readable.from([await jpeg(11)]);
  await expect(receiveImage(services, car.actor, car.at.dealershipId, { image })).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfterSeconds: 10,
  });
  expect(image.destroyed).toBe(true);
});

test('an edit is made of the source, stands in its place with its words, and can be taken back', async () => {
  const car = await aCar();
  const source = await car.upload(await jpeg(12), { shot: 'front' });
  const rotated = await car.edit(source, { ...noEdit, rotate: 90 });
  expect(rotated).toMatchObject({ widthPx: 400, heightPx: 600, source, shot: 'front', edit: { rotate: 90 } });
  const half = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 };
  const cropped = await car.edit(rotated?.contentHash as string, { ...noEdit, crop: half });
  expect(cropped).toMatchObject({ widthPx: 300, heightPx: 200, source });
  const back = await car.edit(cropped?.contentHash as string, null);
  expect(back).toMatchObject({ contentHash: source, source: null, edit: null, shot: 'front' });
  const again = await car.edit(source, { ...noEdit, rotate: 90 });
  expect(again?.contentHash).toBe(rotated?.contentHash);
  expect(await car.hashes()).toHaveLength(1);
});

test('the last of several edits wins, whichever the worker comes to last; until it is made nothing is published', async () => {
  const car = await aCar();
  const source = await car.upload(await jpeg(21));
  const ask = (wanted: PictureEdit | null) =>
    editPicture(services, car.actor, { ...car.at, contentHash: source }, wanted);
  const first = await ask({ ...noEdit, rotate: 90 });
  const last = await ask({ ...noEdit, rotate: 180 });
  const publish = () => publishListing(services, car.actor, car.at).catch(({ issues }) => issues);
  expect(await publish()).toContainEqual(expect.objectContaining({ path: ['pictures'], code: 'picture-being-edited' }));
  await processImage(services, last.id);
  await processImage(services, first.id);
  expect(await car.pictures()).toMatchObject([{ source, edit: { rotate: 180 } }]);
  expect(await publish()).not.toContainEqual(expect.objectContaining({ path: ['pictures'] }));
});

test('an edit that waits is not made once somebody has gone back to the source', async () => {
  const car = await aCar();
  const source = await car.upload(await jpeg(22));
  const ask = (wanted: PictureEdit | null) =>
    editPicture(services, car.actor, { ...car.at, contentHash: source }, wanted);
  const { id } = await ask({ ...noEdit, rotate: 90 });
  await ask(null);
  await processImage(services, id);
  expect(await car.pictures()).toMatchObject([{ contentHash: source, edit: null }]);
});

test('a file that was given up is tried again when it is sent again', async () => {
  const car = await aCar();
  const file = await jpeg(23);
  const { id } = await car.receive(file, { key: keyOf(file) });
  await database.db.updateTable('imageUpload').set({ attempts: 5 }).where('id', '=', id).execute();
  await processImage(services, id);
  const again = await car.receive(file, { key: keyOf(file) });
  expect(again).toMatchObject({ state: 'received', rejection: null });
  await processImage(services, again.id);
  expect(await car.hashes()).toHaveLength(1);
});

test('nothing of what is covered is left in the picture, and what is beside it stays', async () => {
  const car = await aCar();
  const stripes = Buffer.alloc(600 * 400 * 3, 0);
  for (let at = 0; at < stripes.length; at += 3) if ((at / 3) % 8 < 4) stripes.fill(255, at, at + 3);
  const file = await sharp(stripes, { raw: { width: 600, height: 400, channels: 3 } })
    .png()
    .toBuffer();
  const source = await car.upload(file);
  const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
  const covered = await car.edit(source, { ...noEdit, blur: [box] });
  const bytes = (await readObject(store.media, originalKey(covered?.contentHash ?? ''))) as Buffer;
  const contrast = async (left: number) => {
    const area = await sharp(bytes).extract({ left, top: 150, width: 80, height: 80 }).greyscale().png().toBuffer();
    return (await sharp(area).stats()).channels[0]?.stdev ?? 0;
  };
  expect(await contrast(0)).toBeGreaterThan(90);
  expect(await contrast(260)).toBeLessThan(3);
});

test('a source that no car shows any more is delivered to nobody, to its own people all the same, and comes back when shown', async () => {
  const [car, other] = [await aCar(), await aCar()];
  const file = await jpeg(13);
  const source = await car.upload(file);
  const covered = await car.edit(source, { ...noEdit, blur: [{ x: 0, y: 0, width: 0.2, height: 0.2 }] });
  const isPublic = async () => (await readObject(store.media, originalKey(source))) !== undefined;

  await other.upload(file);
  await placePicture(services, source);
  expect(await isPublic()).toBe(true);
  await arrangePictures(services, other.actor, other.at, { pictures: [], removed: [source] });
  await placePicture(services, source);
  await placePicture(services, source);
  expect(await isPublic()).toBe(false);
  expect(await readObject(store.media, sourceKey(source))).toBeDefined();

  const contentHash = covered?.contentHash as string;
  const seen = await readPictureSource(services, car.actor, { ...car.at, contentHash });
  expect((await sharp(seen).metadata()).width).toBe(600);
  await expect(readPictureSource(services, other.actor, { ...car.at, contentHash })).rejects.toMatchObject({
    code: 'not-found',
  });

  const third = await aCar();
  expect(await third.upload(file)).toBe(source);
  expect(await isPublic()).toBe(true);
  await arrangePictures(services, third.actor, third.at, { pictures: [], removed: [source] });
  await placePicture(services, source);
  expect(await isPublic()).toBe(false);
  await car.edit(contentHash, null);
  expect(await isPublic()).toBe(true);
});

test('whatever is taken back puts the pictures where they belong again', async () => {
  const car = await aCar();
  await saveListing(services, car.actor, car.at, { fields: completeCar, before: {} });
  const isPublic = async (hash: string) => (await readObject(store.media, originalKey(hash))) !== undefined;
  const source = await car.upload(await jpeg(31));
  await publishListing(services, car.actor, car.at);
  const covered = await car.edit(source, { ...noEdit, blur: [{ x: 0, y: 0, width: 0.2, height: 0.2 }] });
  await placeAnnounced();
  expect(await isPublic(source)).toBe(true);
  await publishListing(services, car.actor, car.at);
  await placeAnnounced();
  expect(await isPublic(source)).toBe(false);

  await car.edit(covered?.contentHash as string, null);
  expect(await isPublic(source)).toBe(true);
  await discardChanges(services, car.actor, car.at);
  await placeAnnounced();
  expect(await isPublic(source)).toBe(false);

  const { items } = await listRevisions(services, car.actor, car.at);
  await undoRevision(services, car.actor, car.at, items[0]?.revision as number);
  await placeAnnounced();
  expect(await car.hashes()).toEqual([source]);
  expect(await isPublic(source)).toBe(true);
});

/** Runs the jobs that changes have left. */
async function placeAnnounced(): Promise<void> {
  const { rows } = await sql<{ contentHash: string }>`
    delete from pgboss.job where name = 'place-picture' returning data ->> 'contentHash' as content_hash`.execute(
    database.owner,
  );
  for (const { contentHash } of rows) await placePicture(services, contentHash);
}

test('what looks wrong is told: blurred, dark, bright, there twice', async () => {
  const car = await aCar();
  const sharpOne = photo(900, 600, 14);
  await car.upload(await sharpOne.jpeg().toBuffer());
  await car.upload(await photo(900, 600, 14).resize(700).jpeg({ quality: 60 }).toBuffer());
  await car.upload(await photo(900, 600, 15).rotate(90).blur(12).jpeg().toBuffer());
  await car.upload(await plain(900, 600, { r: 8, g: 8, b: 8 }).jpeg().toBuffer());
  await car.upload(await plain(900, 600, { r: 255, g: 255, b: 255 }).jpeg().toBuffer());
  const hints = (await car.pictures()).map((picture) => picture.hints);
  expect(hints).toEqual([[], ['picture-twice'], ['blurred-picture'], ['dark-picture'], ['bright-picture']]);
});

test('a link takes pictures for its car alone, until it is replaced, revoked or over', async () => {
  const [car, other] = [await aCar(), await aCar()];
  const tokenOf = ({ url }: { url: string }) => url.split('#')[1] as string;
  const first = tokenOf(await makeUploadLink(services, car.actor, car.at));
  const file = await jpeg(16);
  const send = (token: string, image = Readable.from([file])) =>
    uploadByLink(services, { token, image, key: keyOf(file), shot: 'boot' });
  const { id } = await send(first);
  expect((await readLinkedCar(services, first)).pending).toBe(1);
  await processImage(services, id);
  expect(await send(first)).toMatchObject({ id, state: 'ready' });
  expect(await readLinkedCar(services, first)).toMatchObject({ pictures: [{ shot: 'boot' }], pending: 0 });
  expect(await other.hashes()).toEqual([]);
  expect((await readUploadLink(services, car.actor, car.at)).link?.lastUsedAt).toBeTruthy();

  const second = tokenOf(await makeUploadLink(services, car.actor, car.at));
  const gone = { code: 'upload-link-gone' };
  await expect(send(first)).rejects.toMatchObject(gone);
  await expect(makeUploadLink(services, other.actor, car.at)).rejects.toMatchObject({ code: 'not-found' });
  await expect(revokeUploadLink(services, other.actor, car.at)).rejects.toMatchObject({ code: 'not-found' });
  await expect(readUploadLink(services, other.actor, car.at)).rejects.toMatchObject({ code: 'not-found' });
  await readLinkedCar(services, second);
  await revokeUploadLink(services, car.actor, car.at);
  await expect(readLinkedCar(services, second)).rejects.toMatchObject(gone);
  expect(await readUploadLink(services, car.actor, car.at)).toEqual({ link: null });

  const third = tokenOf(await makeUploadLink(services, car.actor, car.at));
  await database.db.updateTable('uploadLink').set({ expiresAt: new Date() }).execute();
  await expect(readLinkedCar(services, third)).rejects.toMatchObject(gone);
  await expect(send('x'.repeat(32))).rejects.toMatchObject(gone);
});

test('all links of a car tell the same key, which names it to nobody; those of another car tell another', async () => {
  const [car, other] = [await aCar(), await aCar()];
  const keyFor = async ({ actor, at }: typeof car) => {
    const { url } = await makeUploadLink(services, actor, at);
    return (await readLinkedCar(services, url.split('#')[1] as string)).key;
  };
  const key = await keyFor(car);
  expect(await keyFor(car)).toBe(key);
  expect(await keyFor(other)).not.toBe(key);
  expect(key).toMatch(/^[\w-]{22}$/);
});

test('a link takes at most two hundred files, and none for a suspended dealership', async () => {
  const car = await aCar();
  const { url } = await makeUploadLink(services, car.actor, car.at);
  const token = url.split('#')[1] as string;
  const file = await jpeg(17);
  const send = () => uploadByLink(services, { token, image: Readable.from([file]), key: keyOf(file) });
  await database.db.updateTable('uploadLink').set({ uploads: 200 }).where('listingId', '=', car.listingId).execute();
  await expect(send()).rejects.toMatchObject({ code: 'too-many-requests' });
  await database.db.updateTable('uploadLink').set({ uploads: 0 }).where('listingId', '=', car.listingId).execute();
  await database.db.updateTable('dealership').set({ state: 'suspended' }).where('id', '=', car.dealershipId).execute();
  await expect(send()).rejects.toMatchObject({ code: 'upload-link-gone' });
});

test.each([
  [
    'staff who leave',
    'staff',
    (id: number) => database.db.deleteFrom('membership').where('accountId', '=', id).execute(),
  ],
  [
    'staff who are locked',
    'staff',
    (id: number) => database.db.updateTable('account').set({ state: 'locked' }).where('id', '=', id).execute(),
  ],
  [
    'an owner of the group who leaves it',
    'group-owner',
    (id: number) => database.db.deleteFrom('groupMembership').where('accountId', '=', id).execute(),
  ],
  [
    'an operator whose time of acting is over',
    'operator',
    (id: number) =>
      database.db.updateTable('actingGrant').set({ endedAt: new Date() }).where('accountId', '=', id).execute(),
  ],
] as const)('a link ends with the rights of whoever made it: %s', async (_, who, loseRights) => {
  const car = await aCar();
  const maker = await makerOf(car, who);
  const actor = await readActorOfAccount(services, maker);
  const token = (await makeUploadLink(services, actor, car.at)).url.split('#')[1] as string;
  const file = await jpeg(18);
  const send = () => uploadByLink(services, { token, image: Readable.from([file]), key: keyOf(file) });
  await send();
  expect((await readLinkedCar(services, token)).pending).toBe(1);
  expect((await readUploadLink(services, car.actor, car.at)).link).not.toBeNull();
  await loseRights(maker);
  await expect(readLinkedCar(services, token)).rejects.toMatchObject({ code: 'upload-link-gone' });
  await expect(send()).rejects.toMatchObject({ code: 'upload-link-gone' });
  // Nobody is told to wait for a phone that cannot come.
  expect(await readUploadLink(services, car.actor, car.at)).toEqual({ link: null });
});

async function makerOf(
  { account, dealershipId }: Awaited<ReturnType<typeof aCar>>,
  who: 'staff' | 'group-owner' | 'operator',
): Promise<number> {
  const { db } = database;
  if (who === 'staff') return account.id;
  if (who === 'operator') return (await buildAccount(db, { isOperator: true, actingFor: [dealershipId] })).id;
  const slug = `gruppe-${dealershipId}`;
  const group = { slug, name: slug };
  const { id: groupId } = await db.insertInto('dealerGroup').values(group).returning('id').executeTakeFirstOrThrow();
  await db.updateTable('dealership').set({ groupId }).where('id', '=', dealershipId).execute();
  return (await buildAccount(db, { groups: { [groupId]: 'group-owner' } })).id;
}
