import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.ts';
import { openingHoursOf, specialDaysOf } from '../../db/opening-hours-of.ts';
import { housePicturesOf, servedDistrictsOf } from '../profile-parts-store.ts';

export type ProfileRow = Awaited<ReturnType<typeof loadProfile>>;
export type PersonRow = Awaited<ReturnType<typeof loadDetails>>['team'][number];

/** What every page of a dealership shows, in one round trip. */
export function loadProfile(db: Database, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .leftJoin('image as logo', 'logo.id', 'dealership.logoImageId')
    .leftJoin('customPage', (join) =>
      join.onRef('customPage.dealershipId', '=', 'dealership.id').on('customPage.published', '=', true),
    )
    .select([
      'dealership.id',
      'dealership.slug',
      'dealership.name',
      'dealership.street',
      'dealership.latitude',
      'dealership.longitude',
      'dealership.phone',
      'dealership.website',
      'dealership.description',
      'dealership.accentColour',
      'city.postcode',
      'city.name as cityName',
      'district.id as districtId',
      'district.slug as districtSlug',
      'district.name as districtName',
      'district.plateCode',
      'region.id as regionId',
      'region.slug as regionSlug',
      'region.name as regionName',
      'region.nameEn as regionNameEn',
      'logo.contentHash as logo',
      'customPage.title as customPageTitle',
      'dealership.languages',
      'dealership.services',
    ])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('dealershipMake')
          .innerJoin('make', 'make.id', 'dealershipMake.makeId')
          .select(['make.id', 'make.slug', 'make.name', 'dealershipMake.kind'])
          .whereRef('dealershipMake.dealershipId', '=', 'dealership.id')
          .orderBy('make.name'),
      ).as('makes'),
      openingHoursOf(row).as('openingHours'),
      specialDaysOf(row).as('specialDays'),
      housePicturesOf(row).as('images'),
    ])
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirstOrThrow();
}

/** What the information page shows beside that, in one round trip. */
export function loadDetails(db: Database, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .select([
      'dealership.id',
      'dealership.legalName',
      'dealership.email',
      'dealership.vatId',
      'dealership.companyRegisterNumber',
      'dealership.tradeAuthority',
      'dealership.legalForm',
      'dealership.seat',
      'dealership.companyRegisterCourt',
      'dealership.gisaNumber',
      'dealership.chamber',
      'dealership.rulesUrl',
      'dealership.managingPersons',
    ])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('person')
          .leftJoin('image as photo', 'photo.id', 'person.photoImageId')
          .select([
            'person.id',
            'person.givenName',
            'person.familyName',
            'person.jobTitle',
            'person.phone',
            'person.languages',
            'photo.contentHash as photo',
          ])
          .whereRef('person.dealershipId', '=', 'dealership.id')
          .orderBy('person.position')
          .orderBy('person.id'),
      ).as('team'),
      servedDistrictsOf(row).as('servedDistricts'),
      openingHoursOf(row).as('openingHours'),
      specialDaysOf(row).as('specialDays'),
    ])
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirstOrThrow();
}

/** The page that a dealership has written itself; what is not published does not exist for visitors. */
export function loadCustomPage(db: Database, dealershipId: number) {
  return db
    .selectFrom('customPage')
    .select(['title', 'bodyMarkdown', 'updatedAt'])
    .where('dealershipId', '=', dealershipId)
    .where('published', '=', true)
    .executeTakeFirst();
}
