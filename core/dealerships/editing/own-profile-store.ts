import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.ts';
import { openingHoursOf, specialDaysOf } from '../../db/opening-hours-of.ts';
import { housePicturesOf, servedDistrictsOf } from '../profile-parts-store.ts';

export type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof loadOwnProfile>>>;

/** Pictures that wait to be used; more are not looked through. */
const maxUnassigned = 60;

/** All that a dealership tells of itself, in one round trip. */
export function loadOwnProfile(db: Database, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .innerJoin('district', 'district.id', 'city.districtId')
    .select(['dealership.id', 'dealership.slug', 'dealership.state', 'dealership.revision', 'dealership.updatedAt'])
    .select(['dealership.name', 'dealership.street', 'dealership.latitude', 'dealership.longitude'])
    .select(['dealership.isPinned', 'dealership.phone', 'dealership.email', 'dealership.website'])
    .select(['dealership.description', 'dealership.languages', 'dealership.services', 'dealership.accentColour'])
    .select(['dealership.legalName', 'dealership.legalForm', 'dealership.seat', 'dealership.companyRegisterNumber'])
    .select(['dealership.companyRegisterCourt', 'dealership.vatId', 'dealership.gisaNumber', 'dealership.chamber'])
    .select(['dealership.tradeAuthority', 'dealership.rulesUrl', 'dealership.managingPersons'])
    .select(['city.id as cityId', 'city.postcode', 'city.name as cityName'])
    .select(['city.latitude as cityLatitude', 'city.longitude as cityLongitude'])
    .select(['district.id as districtId', 'district.slug as districtSlug', 'district.name as districtName'])
    .select((row) => [
      openingHoursOf(row).as('week'),
      specialDaysOf(row).as('specialDays'),
      jsonArrayFrom(
        row
          .selectFrom('dealershipMake')
          .innerJoin('make', 'make.id', 'dealershipMake.makeId')
          .select(['make.id', 'make.slug', 'make.name'])
          .select(sql<boolean>`bool_or(dealership_make.kind = 'sales')`.as('sales'))
          .select(sql<boolean>`bool_or(dealership_make.kind = 'service')`.as('service'))
          .whereRef('dealershipMake.dealershipId', '=', 'dealership.id')
          .groupBy('make.id')
          .orderBy('make.name'),
      ).as('makes'),
      servedDistrictsOf(row).as('districts'),
      jsonArrayFrom(
        row
          .selectFrom('person')
          .select(['person.key', 'person.givenName', 'person.familyName', 'person.jobTitle', 'person.phone'])
          .select(['person.email', 'person.languages', 'person.position'])
          .select((person) =>
            jsonObjectFrom(
              person
                .selectFrom('image')
                .select(['image.contentHash', 'image.widthPx', 'image.heightPx'])
                .whereRef('image.id', '=', 'person.photoImageId'),
            ).as('photo'),
          )
          .whereRef('person.dealershipId', '=', 'dealership.id')
          .orderBy('person.position')
          .orderBy('person.id'),
      ).as('persons'),
      jsonObjectFrom(
        row
          .selectFrom('customPage')
          .select(['customPage.title', 'customPage.bodyMarkdown', 'customPage.published', 'customPage.updatedAt'])
          .whereRef('customPage.dealershipId', '=', 'dealership.id'),
      ).as('customPage'),
      jsonObjectFrom(
        row
          .selectFrom('image')
          .select(['image.contentHash', 'image.widthPx', 'image.heightPx'])
          .whereRef('image.id', '=', 'dealership.logoImageId'),
      ).as('logo'),
      housePicturesOf(row).as('showroom'),
      jsonArrayFrom(
        row
          .selectFrom('imageUpload')
          .innerJoin('image', 'image.id', 'imageUpload.imageId')
          .select(['image.contentHash', 'image.widthPx', 'image.heightPx'])
          .whereRef('imageUpload.dealershipId', '=', 'dealership.id')
          .where('imageUpload.listingId', 'is', null)
          .where(sql<boolean>`image.id is distinct from dealership.logo_image_id`)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('dealershipImage')
                  .select('dealershipImage.imageId')
                  .whereRef('dealershipImage.imageId', '=', 'image.id')
                  .whereRef('dealershipImage.dealershipId', '=', 'dealership.id'),
              ),
            ),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('person')
                  .select('person.id')
                  .whereRef('person.photoImageId', '=', 'image.id')
                  .whereRef('person.dealershipId', '=', 'dealership.id'),
              ),
            ),
          )
          .groupBy('image.id')
          .orderBy(sql`max(image_upload.created_at)`, 'desc')
          .limit(maxUnassigned),
      ).as('unassigned'),
    ])
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirst();
}
