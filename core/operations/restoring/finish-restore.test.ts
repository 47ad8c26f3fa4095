import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { originalKey, sourceKey } from '../../media/object-keys.ts';
import { writeObject } from '../../media/objects.ts';
import { forgetErasuresBefore, noteErasure } from '../../privacy/erasures/erasure-notes.ts';
import { buildAgent } from '../../search-agents/testing/build-agent.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia, type TestMedia } from '../../testing/test-media.ts';
import { eraseAccount } from '../personal-data/erase-account.ts';
import { erasePerson } from '../personal-data/erase-person.ts';
import { finishRestore } from './finish-restore.ts';

let database: TestDatabase;
let store: TestMedia;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createTestMedia();
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

const services = () => ({ db: database.db, media: store.media, env: loadEnv() });

test('who was erased since the time that was restored to is erased again, and nobody else', async () => {
  const { db } = database;
  const before = new Date();
  await erasePerson(services(), 'Anna@example.at');
  await eraseAccount(services(), 'chefin@example.at');
  // As the restored database knows them again.
  const anna = await buildAgent(db, { fuel: ['diesel'] }, { email: 'anna@example.at' });
  const account = await buildAccount(db, {}, { email: 'chefin@example.at' });
  const stopped = await buildAgent(db, { fuel: ['diesel'] }, { email: 'eva@example.at' });
  const other = await buildAgent(db, { fuel: ['diesel'] }, { email: 'ida@example.at' });
  await noteErasure(services(), 'search-agent', stopped.id);

  const { erasures } = await finishRestore(services(), before);
  expect(erasures).toEqual({ noted: 3, persons: 1, accounts: 1, searchAgents: 1 });
  const agents = await db.selectFrom('searchAgent').select(['id', 'state']).execute();
  expect(new Map(agents.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [anna.id, 'deleted'],
      [stopped.id, 'deleted'],
      [other.id, 'active'],
    ]),
  );
  expect(await db.selectFrom('account').select('id').where('id', '=', account.id).execute()).toEqual([]);
  expect((await finishRestore(services(), before)).erasures).toMatchObject({ accounts: 0, searchAgents: 0 });
});

test('what is noted of an erasure tells nobody who it was, and goes when no backup knows them any more', async () => {
  await erasePerson(services(), 'maria@example.at');
  const notes = (await store.keys('erasures/')).join('\n');
  expect(notes).not.toMatch(/maria|example/);
  await forgetErasuresBefore(services(), new Date(Date.now() + 1_000));
  expect(await store.keys('erasures/')).toEqual([]);
});

test('pictures that the database names and the store lacks are named, withheld ones are not', async () => {
  const { db, media } = { ...database, ...store };
  const [shown = '', withheld = '', lost = ''] = Array.from({ length: 3 }, () => randomBytes(32).toString('hex'));
  for (const contentHash of [shown, withheld, lost])
    await db
      .insertInto('image')
      .values({ contentHash, mediaType: 'image/webp', widthPx: 10, heightPx: 10, sizeBytes: 10 })
      .execute();
  await writeObject(media, originalKey(shown), Buffer.from('picture'), 'image/webp');
  await writeObject(media, sourceKey(withheld), Buffer.from('picture'), 'image/webp');
  const { pictures } = await finishRestore(services(), new Date());
  expect(pictures).toEqual({ named: 3, missing: [lost] });
});
