import type { Database } from '../db/database.ts';

/** Coordinates of the first place with this postcode. */
export function findPostcodeCoordinates(db: Database, postcode: string) {
  return db
    .selectFrom('city')
    .select(['latitude', 'longitude'])
    .where('postcode', '=', postcode)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Coordinates of many postcodes at once. */
export function findPostcodesCoordinates(db: Database, postcodes: readonly string[]) {
  return db
    .selectFrom('city')
    .distinctOn('postcode')
    .select(['postcode', 'latitude', 'longitude'])
    .where('postcode', 'in', postcodes)
    .orderBy('postcode')
    .orderBy('id')
    .execute();
}
