import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { IdOrSlug } from '../kernel/id-or-slug.ts';

export function loadRegions(db: Database) {
  return selectRegion(db).execute();
}

/** The region of this id or slug, an earlier slug included. */
export function loadRegion(db: Database, { id, slug }: IdOrSlug) {
  return selectRegion(db)
    .where((where) =>
      id !== undefined
        ? where('region.id', '=', sql<number>`${id}::bigint`)
        : where.or([
            where('region.slug', '=', slug),
            where(
              'region.id',
              'in',
              where
                .selectFrom('formerSlug')
                .select('entityId')
                .where('entity', '=', 'region')
                .where('formerSlug.slug', '=', slug),
            ),
          ]),
    )
    .executeTakeFirst();
}

export function loadDistricts(db: Database, regionId: number) {
  return selectDistrict(db).where('regionId', '=', regionId).execute();
}

/** The districts of all regions. */
export function loadAllDistricts(db: Database) {
  return selectDistrict(db).execute();
}

/** The district of a region by id or slug, an earlier slug included. */
export function loadDistrict(db: Database, regionId: number, { id, slug }: IdOrSlug) {
  return selectDistrict(db)
    .where('regionId', '=', regionId)
    .where((where) =>
      id !== undefined
        ? where('district.id', '=', sql<number>`${id}::bigint`)
        : where.or([
            where('district.slug', '=', slug),
            where(
              'district.id',
              'in',
              where
                .selectFrom('formerSlug')
                .select('entityId')
                .where('entity', '=', 'district')
                .where('formerSlug.slug', '=', slug),
            ),
          ]),
    )
    .executeTakeFirst();
}

function selectDistrict(db: Database) {
  return db
    .selectFrom('district')
    .select(['id', 'slug', 'name', 'kind', 'regionId', 'parentId', 'plateCode', 'latitude', 'longitude'])
    .select(['population', 'selectable'])
    .orderBy('id');
}

function selectRegion(db: Database) {
  return db
    .selectFrom('region')
    .select(['id', 'slug', 'isoCode', 'name', 'nameEn', 'capital', 'latitude', 'longitude', 'population']);
}
