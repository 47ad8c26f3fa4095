import { inDatabase } from './in-database.ts';

/** All public dealerships straight from the database, by id: to know what the pages ought to say. */
export function activeDealerships() {
  return inDatabase(async (db) => {
    const [dealerships, hours, contracts] = await Promise.all([
      db
        .selectFrom('dealership')
        .innerJoin('city', 'city.id', 'dealership.cityId')
        .innerJoin('district', 'district.id', 'city.districtId')
        .innerJoin('region', 'region.id', 'district.regionId')
        .select(['dealership.id', 'dealership.slug', 'dealership.name', 'dealership.services'])
        .select([
          'dealership.latitude',
          'dealership.longitude',
          'region.slug as region',
          'district.slug as district',
          'city.postcode',
        ])
        .where('dealership.state', '=', 'active')
        .orderBy('dealership.id')
        .execute(),
      db.selectFrom('dealershipOpeningHours').select(['dealershipId', 'weekday', 'opens', 'closes']).execute(),
      db
        .selectFrom('dealershipMake')
        .innerJoin('make', 'make.id', 'dealershipMake.makeId')
        .select(['dealershipId', 'make.slug'])
        .execute(),
    ]);
    const hoursOf = Map.groupBy(hours, ({ dealershipId }) => dealershipId);
    const makesOf = Map.groupBy(contracts, ({ dealershipId }) => dealershipId);
    return dealerships.map((dealership) => ({
      ...dealership,
      openingHours: (hoursOf.get(dealership.id) ?? []).map(({ weekday, opens, closes }) => ({
        weekday,
        opens: opens.slice(0, 5),
        closes: closes.slice(0, 5),
      })),
      makes: [...new Set((makesOf.get(dealership.id) ?? []).map(({ slug }) => slug))],
    }));
  });
}

/** Where a postcode lies, as its first place says. */
export function placeOf(postcode: string): Promise<{ latitude: number; longitude: number }> {
  return inDatabase((db) =>
    db
      .selectFrom('city')
      .select(['latitude', 'longitude'])
      .where('postcode', '=', postcode)
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );
}
