import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { loadReference } from './load-reference.ts';
import { listingsShowOldNames } from './renamed-reference.ts';

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
