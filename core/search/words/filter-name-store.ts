import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Makes by slug, an earlier one included. */
export function loadMakeNames(db: Database, slugs: string[]) {
  return db
    .selectFrom('make')
    .select(['make.id', 'make.slug', 'make.name'])
    .where('make.slug', 'in', slugs)
    .unionAll(
      db
        .selectFrom('formerSlug')
        .innerJoin('make', 'make.id', 'formerSlug.entityId')
        .select(['make.id', 'formerSlug.slug', 'make.name'])
        .where('formerSlug.entity', '=', 'make')
        .where('formerSlug.slug', 'in', slugs),
    )
    .execute();
}

/** Models of these makes by slug, an earlier one included. */
export function loadModelNames(db: Database, makeIds: number[], slugs: string[]) {
  return db
    .selectFrom('model')
    .select(['model.makeId', 'model.slug', 'model.name'])
    .where('model.makeId', 'in', makeIds)
    .where('model.slug', 'in', slugs)
    .unionAll(
      db
        .selectFrom('formerSlug')
        .innerJoin('model', 'model.id', 'formerSlug.entityId')
        .select(['model.makeId', 'formerSlug.slug', 'model.name'])
        .where('formerSlug.entity', '=', 'model')
        .where('formerSlug.scopeId', 'in', makeIds)
        .where('formerSlug.slug', 'in', slugs),
    )
    .execute();
}

export async function loadRegionNames(db: Database, slugs: string[], language: Language) {
  const rows = await db.selectFrom('region').select(['slug', 'name', 'nameEn']).where('slug', 'in', slugs).execute();
  return rows.map(({ slug, name, nameEn }) => ({ slug, name: language === 'en' ? nameEn : name }));
}

export function loadDistrictNames(db: Database, slugs: string[]) {
  return db.selectFrom('district').select(['slug', 'name']).where('slug', 'in', slugs).execute();
}

/** Dealerships by slug or by id, as a search may name them. */
export async function loadDealershipNames(db: Database, references: string[]) {
  const ids = references.filter((reference) => /^\d{1,15}$/.test(reference));
  const rows = await db
    .selectFrom('dealership')
    .select(['id', 'slug', 'name'])
    .where((row) => row.or([row('slug', 'in', references), row('id', '=', sql<number>`any (${ids}::bigint[])`)]))
    .execute();
  return rows.flatMap(({ id, slug, name }) => [
    { slug, name },
    { slug: String(id), name },
  ]);
}

/** The first place with this postcode, as everything else takes it. */
export async function loadPlaceName(db: Database, postcode: string): Promise<string | undefined> {
  const place = await db
    .selectFrom('city')
    .select('name')
    .where('postcode', '=', postcode)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return place?.name;
}
