import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.ts';
import { openingHoursOf, specialDaysOf } from '../../db/opening-hours-of.ts';

export type DealershipCardRow = Awaited<ReturnType<typeof loadDealershipCards>>[number];

/** What results show of these dealerships, in no order. */
export function loadDealershipCards(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .leftJoin('image as logo', 'logo.id', 'dealership.logoImageId')
    .select([
      'dealership.id',
      'dealership.slug',
      'dealership.name',
      'dealership.street',
      'dealership.latitude',
      'dealership.longitude',
      'dealership.phone',
      'dealership.accentColour',
      'dealership.services',
      'logo.contentHash as logo',
      'city.postcode',
      'city.name as city',
      'district.slug as districtSlug',
      'district.name as districtName',
      'district.plateCode',
      'region.slug as regionSlug',
      'region.name as regionName',
      'region.nameEn as regionNameEn',
    ])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('dealershipMake')
          .innerJoin('make', 'make.id', 'dealershipMake.makeId')
          .select(['make.slug', 'make.name', 'dealershipMake.kind'])
          .whereRef('dealershipMake.dealershipId', '=', 'dealership.id')
          .orderBy('dealershipMake.kind')
          .orderBy('make.name'),
      ).as('makes'),
      openingHoursOf(row).as('openingHours'),
      specialDaysOf(row).as('specialDays'),
    ])
    .where('dealership.id', '=', sql<number>`any (${ids}::int[])`)
    .execute();
}
