import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../../db/database.ts';
import { placePicture } from '../../media/edits/place-picture.ts';
import { derivedKey, originalKey } from '../../media/object-keys.ts';
import { hasObject, writeObject } from '../../media/objects.ts';
import { photo } from '../../media/testing/sample-pictures.ts';
import { anEditor, ownerOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { textFile } from '../../testing/build-content.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia } from '../../testing/test-media.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { loadVersion } from '../content-write-store.ts';
import { changeContentState } from '../editing/change-content-state.ts';
import { createContent } from '../editing/create-content.ts';
import { saveContent } from '../editing/save-content.ts';
import { readArticle } from '../read-article.ts';
import { seedPictures } from '../seed/seed-pictures.ts';
import { addPicture, describePicture } from './add-picture.ts';
import { listPictures } from './list-pictures.ts';
import { deletePicture, lockPicture } from './picture-store.ts';
import { removePicture } from './remove-picture.ts';

const { media, ...store } = createTestMedia();
let database: TestDatabase;
const editor = { ...anEditor };
const reviewer = { ...anEditor };
beforeAll(async () => {
  database = await createTestDatabase();
  editor.accountId = (await buildAccount(database.db, { isEditor: true })).id;
  reviewer.accountId = (await buildAccount(database.db, { isEditor: true })).id;
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

let seed = 0;
/** A picture of its own under a name, with one of its widths made. */
async function add(name: string, file?: Buffer): Promise<string> {
  const image = file ?? (await picture());
  const words = { altGerman: 'Ein Kombi', altEnglish: 'An estate', credit: 'Eva' };
  const services = { db: database.db, media };
  const { picture: added } = await addPicture(services, editor, { name, ...words, image: Readable.from([image]) });
  await writeObject(media, derivedKey(added.hash, 384, 75), Buffer.from('small'), 'image/webp');
  return added.hash;
}
const picture = () => photo(300, 200, ++seed).jpeg().toBuffer();

const remove = (name: string) => removePicture(database, editor, name);
/** Runs the jobs that changes have left. */
async function placeAnnounced(): Promise<void> {
  const { rows } = await sql<{ contentHash: string }>`
    delete from pgboss.job where name = 'place-picture' returning data ->> 'contentHash' as content_hash`.execute(
    database.owner,
  );
  for (const { contentHash } of rows) await placePicture({ db: database.db, media }, contentHash);
}
const files = async (hash: string) => [
  await hasObject(media, originalKey(hash)),
  await hasObject(media, derivedKey(hash, 384, 75)),
];
const textsOf = async (name: string) =>
  (await listPictures(database, editor, {})).items.find((item) => item.name === name)?.texts;

test('a picture in no text goes with its file and what was made of it, and that is on record; its name is free again', async () => {
  const hash = await add('kombi');
  expect(await files(hash)).toEqual([true, true]);
  await remove('kombi');
  await placeAnnounced();
  expect(await files(hash)).toEqual([false, false]);
  expect(await textsOf('kombi')).toBeUndefined();
  const [told] = await database.db
    .selectFrom('auditEntry')
    .select(['actorAccountId', 'objectId', 'before'])
    .where('action', '=', 'content-picture.removed')
    .execute();
  expect(told).toMatchObject({ actorAccountId: editor.accountId, objectId: 'kombi', before: { credit: 'Eva' } });
  await expect(remove('kombi')).rejects.toThrow('not found');
  expect(await files(await add('kombi'))).toEqual([true, true]);
});

test('one that comes again before its file is removed keeps it', async () => {
  const file = await picture();
  await add('hof', file);
  await remove('hof');
  const hash = await add('hof', file);
  await placeAnnounced();
  expect(await files(hash)).toEqual([true, true]);
});

test('one that a text shows stays and says where, also where only the version that visitors see shows it', async () => {
  await add('tunnel');
  await add('garage');
  const { frontMatter, bodyMarkdown } = textFile({ key: 'reifen', frontMatter: { picture: 'tunnel' } });
  const text = { kind: 'article', key: 'reifen', language: 'de-AT', frontMatter, bodyMarkdown } as const;
  const inTx = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(database.db, work);
  const { id, revision } = await inTx((tx) => createContent(tx, editor, text));
  const shown = [{ id, title: 'Text reifen', language: 'de-AT' }];
  expect(await textsOf('tunnel')).toEqual(shown);
  await expect(remove('tunnel')).rejects.toThrow('picture-in-use');

  const review = await inTx((tx) => changeContentState(tx, reviewer, id, revision, { to: 'review' }));
  const online = await inTx((tx) => changeContentState(tx, reviewer, id, review.revision, { to: 'published' }));
  const other = { frontMatter: { ...frontMatter, picture: 'garage' }, bodyMarkdown };
  const saved = await inTx((tx) => saveContent(tx, editor, id, online.revision, other));
  expect([await textsOf('tunnel'), await textsOf('garage')]).toEqual([shown, shown]);
  await expect(remove('tunnel')).rejects.toThrow('picture-in-use');
  await expect(remove('garage')).rejects.toThrow('picture-in-use');

  await inTx((tx) => changeContentState(tx, reviewer, id, saved.revision, { to: 'published' }));
  expect(await textsOf('tunnel')).toEqual([]);
  await remove('tunnel');
});

/** A draft that shows a picture in its text. */
function draft(tx: Tx, key: string, picture: string) {
  const { frontMatter } = textFile({ key, frontMatter: { picture: 'rahmen' } });
  const bodyMarkdown = `::: figure picture="${picture}"\nEin Kombi.\n:::`;
  return createContent(tx, editor, { kind: 'article', key, language: 'de-AT', frontMatter, bodyMarkdown });
}

test('one that a text names in quotes stays, and the page with it', async () => {
  await add('rahmen');
  await add('zitat');
  const { id, revision } = await inTransaction(database.db, (tx) => draft(tx, 'zitiert', 'zitat'));
  const review = await inTransaction(database.db, (tx) =>
    changeContentState(tx, reviewer, id, revision, { to: 'review' }),
  );
  await inTransaction(database.db, (tx) => changeContentState(tx, reviewer, id, review.revision, { to: 'published' }));
  expect(await textsOf('zitat')).toEqual([{ id, title: 'Text zitiert', language: 'de-AT' }]);
  await expect(remove('zitat')).rejects.toThrow('picture-in-use');
  const { blocks } = await readArticle(database, 'de-AT', 'zitiert');
  expect(blocks).toMatchObject([{ kind: 'figure', alt: 'Ein Kombi.' }]);
});

test('a text that is being saved with it keeps it from being removed', async () => {
  await add('eilig');
  const { db } = database;
  const removed = await inTransaction(db, async (tx) => {
    await draft(tx, 'eilig', 'eilig');
    const removing = remove('eilig').then(String, String);
    await Promise.race([removing, untilWaiting(db, { like: '%content_picture%' })]);
    return { removing };
  });
  expect(await removed.removing).toContain('picture-in-use');
});

test('a text that is saved with it while it is being removed is kept with a fault', async () => {
  await add('fort');
  const { db } = database;
  const saved = await inTransaction(db, async (tx) => {
    await lockPicture(tx, 'fort');
    const saving = inTransaction(db, (other) => draft(other, 'fort', 'fort'));
    await Promise.race([saving, untilWaiting(db, { like: '%content_picture%' })]);
    await deletePicture(tx, 'fort');
    return { saving };
  });
  const { id } = await saved.saving;
  const version = await loadVersion(db, id, 'newest');
  expect(version?.fault).toBe('there is no picture fort');
});

test('one that came with the installation stays, described or not, since the next release would bring it again', async () => {
  await seedPictures({ db: database.db, media });
  const words = { alt: { 'de-AT': 'Ein Hof am Abend', en: 'A yard at dusk' }, credit: 'Eva' };
  await describePicture(database, editor, 'hof-abend', words);
  for (const name of ['hof-abend', 'rad-nah']) await expect(remove(name)).rejects.toThrow('picture-of-installation');
  // Those of an installation before this release are known as such after its `pnpm migrate`.
  await database.db.updateTable('contentPicture').set({ fromInstallation: false }).execute();
  await seedPictures({ db: database.db, media });
  await expect(remove('hof-abend')).rejects.toThrow('picture-of-installation');
  expect(await textsOf('hof-abend')).toEqual([]);
});

test('the file stays where another name, or a dealership, has the same picture', async () => {
  const file = await picture();
  const hash = await add('eins', file);
  await add('zwei', file);
  await remove('eins');
  await placeAnnounced();
  expect(await files(hash)).toEqual([true, true]);

  const { id: dealershipId } = await buildDealership(database.db);
  const { id: imageId } = await database.db
    .selectFrom('image')
    .select('id')
    .where('contentHash', '=', hash)
    .executeTakeFirstOrThrow();
  const sourceHash = createHash('sha256').update(file).digest('hex');
  await database.db
    .insertInto('imageUpload')
    .values({
      id: randomUUID(),
      dealershipId,
      state: 'ready',
      processedAt: new Date(),
      imageId,
      sourceHash,
      sourceBytes: file.length,
    })
    .execute();
  await remove('zwei');
  await placeAnnounced();
  expect(await files(hash)).toEqual([true, true]);
});

test('nobody but editors and operators removes one', async () => {
  await add('bleibt');
  await expect(removePicture(database, ownerOf(7), 'bleibt')).rejects.toThrow('forbidden');
  expect(await textsOf('bleibt')).toEqual([]);
});
