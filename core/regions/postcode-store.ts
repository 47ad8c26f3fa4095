import type { Database, Tx } from '../db/database.ts';

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

/** All places of a postcode with their districts, the largest first. */
export function loadPlacesOfPostcode(db: Database | Tx, postcode: string) {
  return db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .select(['city.id', 'city.postcode', 'city.name', 'city.latitude', 'city.longitude'])
    .select(['district.id as districtId', 'district.slug as districtSlug', 'district.name as districtName'])
    .where('city.postcode', '=', postcode)
    .orderBy('city.population', (order) => order.desc().nullsLast())
    .orderBy('city.id')
    .execute();
}
