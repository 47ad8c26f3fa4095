import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '../../media/testing/sample-pictures.ts';
import { anEditor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia, type TestMedia } from '../../testing/test-media.ts';
import { addPicture } from './add-picture.ts';

let database: TestDatabase;
let store: TestMedia;
const editor = { ...anEditor };
beforeAll(async () => {
  database = await createTestDatabase();
  store = createTestMedia();
  const row = { email: 'redaktion@kardan.example', isEditor: true, displayName: 'Eva Editorin' };
  const { id } = await database.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow();
  editor.accountId = id;
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const words = { altGerman: 'Ein Kombi', altEnglish: 'An estate', credit: 'Eva' };
/** What becomes of pictures that are sent at the same moment. */
async function outcomes(names: string[]): Promise<string[]> {
  const file = await photo(900, 600).jpeg().toBuffer();
  const services = { db: database.db, media: store.media };
  return Promise.all(
    names.map((name) =>
      addPicture(services, editor, { name, ...words, image: Readable.from([file]) }).then(
        () => 'kept',
        (error: { code: string; issues?: { code: string }[] }) => error.issues?.[0]?.code ?? error.code,
      ),
    ),
  );
}

test('a name that two give at once is one’s, and taken for the other', async () => {
  expect((await outcomes(['kombi', 'kombi'])).toSorted()).toEqual(['kept', 'name-taken']);
});

test('one picture is decoded at a time, few wait for it, and the rest are told to come back', async () => {
  const told = await outcomes(Array.from({ length: 20 }, (_, index) => `bild-${index}`));
  expect(new Set(told)).toEqual(new Set(['kept', 'overloaded']));
  expect(await outcomes(['danach'])).toEqual(['kept']);
});
