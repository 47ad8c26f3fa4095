import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findMake, findModel } from './understanding/find-vehicle.ts';
import { loadVehicleIndex } from './vehicle-index.ts';

test('the index knows every make and model of the catalogue, and versions by name and by national code', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const version = await db
    .selectFrom('version')
    .innerJoin('model', 'model.id', 'version.modelId')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['version.id', 'version.slug', 'version.name', 'model.slug as model', 'make.slug as make'])
    .where('model.slug', '=', 'golf')
    .orderBy('version.id')
    .executeTakeFirstOrThrow();
  await db.updateTable('version').set({ nationalCode: '654321' }).where('id', '=', version.id).execute();

  const index = await loadVehicleIndex({ db });
  const { count } = await db
    .selectFrom('make')
    .select((make) => make.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(index.makesBySlug.size).toBe(Number(count));
  const make = findMake(index, 'VW');
  expect(make && findModel(index, make, 'Golf')?.versions.get(version.slug.replaceAll('-', ''))).toBe(version.slug);
  expect(index.versionsByCode.get('654321')).toMatchObject({
    make: { slug: version.make },
    model: { slug: version.model },
    version: version.slug,
  });
});
