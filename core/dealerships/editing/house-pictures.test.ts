import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { placePicture } from '../../media/edits/place-picture.ts';
import { derivedKey, originalKey } from '../../media/object-keys.ts';
import { hasObject, removeObject, writeObject } from '../../media/objects.ts';
import { lockContent } from '../../media/picture-store.ts';
import { photo } from '../../media/testing/sample-pictures.ts';
import { processImage } from '../../media/uploads/process-image.ts';
import { receiveImage } from '../../media/uploads/receive-image.ts';
import { ownerOf } from '../../testing/actors.ts';
import { openBreakingDatabase } from '../../testing/breaking-database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia } from '../../testing/test-media.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { saveImages } from './save-images.ts';
import { removePerson, savePerson } from './save-person.ts';

const { media, ...store } = createTestMedia();
let database: TestDatabase;
let services: { db: TestDatabase['db']; media: typeof media; env: ReturnType<typeof loadEnv> };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, media, env: loadEnv() };
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

async function aHouse() {
  const { id } = await buildDealership(database.db);
  const actor = ownerOf(id);
  const dealershipId = String(id);
  const read = () => readOwnProfile(services, actor, dealershipId);
  const reference = async () => ({ dealershipId, revision: (await read()).revision });
  /** A picture for no car, as it is stored. */
  const upload = async (seed: number) => {
    const file = await photo(300, 200, seed).jpeg().toBuffer();
    const upload = await receiveImage(services, actor, dealershipId, { image: Readable.from([file]) });
    await processImage(services, upload.id);
    return (await read()).images.unassigned[0]?.contentHash as string;
  };
  return { id, actor, read, reference, upload };
}

/** Runs the jobs that changes have left. */
async function placeAnnounced(): Promise<void> {
  const { rows } = await sql<{ contentHash: string; givenUpBy: number | null }>`
    delete from pgboss.job where name = 'place-picture'
    returning data ->> 'contentHash' as content_hash, (data ->> 'givenUpBy')::int as given_up_by`.execute(
    database.owner,
  );
  for (const { contentHash, givenUpBy } of rows)
    await placePicture(services, contentHash, { givenUpBy: givenUpBy ?? undefined });
}

const isPublic = (hash: string) => hasObject(media, originalKey(hash));
const eva = {
  givenName: 'Eva',
  familyName: 'Huber',
  jobTitle: 'Verkauf',
  phone: null,
  email: null,
  languages: ['de' as const],
  position: 0,
};

test('the photo of somebody who is removed is gone for good, and so is one in whose place another came', async () => {
  const { actor, read, reference, upload } = await aHouse();
  const [first, second] = [await upload(1), await upload(2)];
  const personId = randomUUID();
  const save = async (photo: string) =>
    savePerson(services, actor, { ...(await reference()), personId }, { ...eva, photo });
  await save(first);
  await placeAnnounced();
  await writeObject(media, derivedKey(first, 384, 75), Buffer.from('small'), 'image/webp');
  await save(second);
  await placeAnnounced();
  expect([await isPublic(first), await isPublic(second)]).toEqual([false, true]);
  expect(await hasObject(media, derivedKey(first, 384, 75))).toBe(false);

  await removePerson(services, actor, { ...(await reference()), personId });
  await placeAnnounced();
  expect(await isPublic(second)).toBe(false);
  expect((await read()).images.unassigned).toEqual([]);
  expect(await upload(2)).toBe(second);
  expect(await isPublic(second)).toBe(true);
});

test('pictures of the house that are taken away are gone, but for those that a car shows or may show again', async () => {
  const { id, actor, reference, upload } = await aHouse();
  const [logo, shown, former, plain] = [await upload(3), await upload(4), await upload(5), await upload(6)];
  const { id: listingId } = await buildListing(database.db, { dealershipId: id });
  const { id: imageId } = await database.db
    .selectFrom('image')
    .select('id')
    .where('contentHash', '=', shown)
    .executeTakeFirstOrThrow();
  await database.db.insertInto('listingImage').values({ listingId, imageId, position: 50 }).execute();
  const changes = JSON.stringify([{ field: 'pictures', before: [{ contentHash: former }], after: [] }]);
  await database.db
    .insertInto('listingRevision')
    .values({ listingId, revision: 77, source: 'form', changes })
    .execute();

  await saveImages(services, actor, await reference(), { logo, showroom: [shown, former, plain] });
  await placeAnnounced();
  expect(await Promise.all([logo, shown, former, plain].map(isPublic))).toEqual([true, true, true, true]);
  await saveImages(services, actor, await reference(), { logo: null, showroom: [] });
  await placeAnnounced();
  expect(await Promise.all([logo, shown, former, plain].map(isPublic))).toEqual([false, true, true, false]);
});

test('where the database does not commit that a picture is gone it is still there, and stays for who uploads it again', async () => {
  const { actor, reference, upload } = await aHouse();
  const logo = await upload(9);
  const save = async (logo: string | null) => saveImages(services, actor, await reference(), { logo, showroom: [] });
  await save(logo);
  await placeAnnounced();
  await save(null);
  const { rows } = await sql<{ givenUpBy: number }>`
    delete from pgboss.job where name = 'place-picture' and data ->> 'contentHash' = ${logo}
    returning (data ->> 'givenUpBy')::int as given_up_by`.execute(database.owner);
  await using breaking = await openBreakingDatabase(database.url);
  const place = (db = services.db) => placePicture({ db, media }, logo, { givenUpBy: rows[0]?.givenUpBy });
  // begin, what shows it, that it is deleted, commit.
  breaking.breakAt(4, 'before it arrives');
  await expect(place(breaking.db)).rejects.toThrow();
  expect(breaking.asked()).toHaveLength(4);
  expect(await upload(9)).toBe(logo);
  expect(await isPublic(logo)).toBe(true);
  await save(logo);
  await place();
  expect(await isPublic(logo)).toBe(true);
});

test('files of a picture whose row is gone go, whoever has died over it', async () => {
  const { upload } = await aHouse();
  const hash = await upload(10);
  await database.db.deleteFrom('imageUpload').execute();
  await database.db.deleteFrom('image').where('contentHash', '=', hash).execute();
  await placePicture(services, hash);
  expect(await isPublic(hash)).toBe(false);
});

test('a picture that comes again while its files are removed is put into the store once more', async () => {
  const { actor, id, upload } = await aHouse();
  const hash = await upload(11);
  await database.db.deleteFrom('imageUpload').execute();
  await database.db.deleteFrom('image').where('contentHash', '=', hash).execute();
  await removeObject(media, originalKey(hash));
  const image = Readable.from([await photo(300, 200, 11).jpeg().toBuffer()]);
  const again = await receiveImage(services, actor, String(id), { image });
  const { processing } = await inTransaction(database.db, async (tx) => {
    await lockContent(tx, hash);
    const processing = processImage(services, again.id).catch((error: unknown) => error);
    await expect.poll(() => isPublic(hash)).toBe(true);
    await removeObject(media, originalKey(hash));
    return { processing };
  });
  expect(await processing).toMatchObject({ code: 'media-unavailable' });
  await processImage(services, again.id);
  expect(await isPublic(hash)).toBe(true);
});

test('what another dealership has uploaded as well stays', async () => {
  const [one, other] = [await aHouse(), await aHouse()];
  const logo = await one.upload(7);
  expect(await other.upload(7)).toBe(logo);
  await saveImages(services, one.actor, await one.reference(), { logo, showroom: [] });
  await saveImages(services, one.actor, await one.reference(), { logo: null, showroom: [] });
  await placeAnnounced();
  expect(await isPublic(logo)).toBe(true);
});
