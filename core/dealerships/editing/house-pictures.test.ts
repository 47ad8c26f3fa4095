import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { placePicture } from '../../media/edits/place-picture.ts';
import { derivedKey, originalKey } from '../../media/object-keys.ts';
import { hasObject, writeObject } from '../../media/objects.ts';
import { photo } from '../../media/testing/sample-pictures.ts';
import { processImage } from '../../media/uploads/process-image.ts';
import { receiveImage } from '../../media/uploads/receive-image.ts';
import { ownerOf } from '../../testing/actors.ts';
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

test('what another dealership has uploaded as well stays', async () => {
  const [one, other] = [await aHouse(), await aHouse()];
  const logo = await one.upload(7);
  expect(await other.upload(7)).toBe(logo);
  await saveImages(services, one.actor, await one.reference(), { logo, showroom: [] });
  await saveImages(services, one.actor, await one.reference(), { logo: null, showroom: [] });
  await placeAnnounced();
  expect(await isPublic(logo)).toBe(true);
});
