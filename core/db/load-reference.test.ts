import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, inTransaction } from './database.ts';
import { loadReference } from './load-reference.ts';
import { listingsShowOldNames } from './renamed-reference.ts';
import { upsertReference } from './upsert-reference.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = database.owner;
});
afterEach(() => database[Symbol.asyncDispose]());

const city = (id: number) => db.selectFrom('city').select(['slug', 'name']).where('id', '=', id).executeTakeFirst();

test('loading again changes nothing', async () => {
  const writes = await loadReference(db);
  expect(Object.values(writes)).toEqual(Array(7).fill({ written: 0, renamed: 0 }));
});

test('a city stays as operators left it: changed, renamed or deleted', async () => {
  await db.updateTable('city').set({ name: 'Wien, Innere Stadt' }).where('id', '=', 1010).execute();
  await db.updateTable('city').set({ slug: 'leopoldstadt' }).where('id', '=', 1020).execute();
  await db.deleteFrom('city').where('id', '=', 9992).execute();
  expect((await loadReference(db)).city.written).toBe(0);
  expect(await city(1010)).toEqual({ slug: 'wien-1010', name: 'Wien, Innere Stadt' });
  expect((await city(1020))?.slug).toBe('leopoldstadt');
  expect(await city(9992)).toBeUndefined();
});

test('a city that was never there comes, unless its slug is or was that of an operator’s city', async () => {
  const forgotten = [9990, 9991, 9992];
  const known = await db.selectFrom('city').selectAll().where('id', 'in', forgotten).orderBy('id').execute();
  await db.deleteFrom('city').where('id', 'in', forgotten).execute();
  await db.deleteFrom('formerSlug').execute();
  const [, isTaken, wasTaken] = known.map(({ id: _, nameWords: _words, ...fields }) => fields);
  if (!isTaken || !wasTaken) throw new Error('the reference file has changed');
  const own = await db.insertInto('city').values([isTaken, wasTaken]).returning(['id', 'slug']).execute();
  await db.updateTable('city').set({ slug: 'umbenannt' }).where('slug', '=', wasTaken.slug).execute();
  expect(Math.min(...own.map(({ id }) => id))).toBeGreaterThanOrEqual(100_000);
  expect((await loadReference(db)).city.written).toBe(1);
  expect(await city(9990)).toBeDefined();
});

test('what operators made of makes, models and versions stays: changed, renamed, hidden or added under a slug of the files', async () => {
  const edited = { editedAt: new Date() };
  await db
    .updateTable('make')
    .set({ name: 'Audi Österreich', ...edited })
    .where('slug', '=', 'audi')
    .execute();
  const golf = await db.selectFrom('model').selectAll().where('slug', '=', 'golf').executeTakeFirstOrThrow();
  await db
    .updateTable('model')
    .set({ slug: 'golf-neu', ...edited })
    .where('id', '=', golf.id)
    .execute();
  const ids = { model: golf.id, make: golf.makeId };
  // The next file knows a Golf of another id, and one that the operator has added before.
  const added = await db
    .insertInto('model')
    .values({ makeId: ids.make, slug: 'id-nova', name: 'ID. Nova', ...edited })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(added.id).toBeGreaterThanOrEqual(100_000);
  const files = [
    { id: '90001', make_id: String(ids.make), slug: 'golf', name: 'Golf' },
    { id: '90002', make_id: String(ids.make), slug: 'id-nova', name: 'ID.Nova' },
    { id: '90003', make_id: String(ids.make), slug: 'id-quer', name: 'ID. Quer' },
    { id: '90004', make_id: '90000', slug: 'modell', name: 'Modell einer Marke, die nicht kam' },
  ];
  expect(await inTransaction(db, (tx) => upsertReference(tx, 'model', files))).toEqual({ written: 1, renamed: 0 });
  const versions = [
    {
      id: '90001',
      model_id: '90001',
      slug: 'x',
      name: 'X',
      body: 'suv',
      fuel: 'petrol',
      gearbox: 'manual',
      power_kw: '80',
    },
  ];
  expect((await inTransaction(db, (tx) => upsertReference(tx, 'version', versions))).written).toBe(0);
  expect(await loadReference(db)).toMatchObject({
    make: { written: 0 },
    model: { written: 0 },
    version: { written: 0 },
  });
  expect(await db.selectFrom('make').select('name').where('slug', '=', 'audi').executeTakeFirst()).toEqual({
    name: 'Audi Österreich',
  });
  expect(await db.selectFrom('model').select('slug').where('id', '=', ids.model).executeTakeFirst()).toEqual({
    slug: 'golf-neu',
  });
});

test('names that files change are reported, and matter as soon as there are listings', async () => {
  const rename = async () => {
    await db.updateTable('make').set({ name: 'Einst' }).where('slug', '=', 'audi').execute();
    await db.updateTable('district').set({ population: 1 }).where('id', '=', 101).execute();
    return loadReference(db);
  };
  const writes = await rename();
  expect(writes).toMatchObject({ make: { written: 1, renamed: 1 }, district: { written: 1, renamed: 0 } });
  expect(await listingsShowOldNames(db, writes)).toBe(false);
  await buildListing(db);
  expect(await listingsShowOldNames(db, await rename())).toBe(true);
  expect(await listingsShowOldNames(db, await loadReference(db))).toBe(false);
});
