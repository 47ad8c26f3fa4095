import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.ts';
import { openingHoursOf, specialDaysOf } from '../../db/opening-hours-of.ts';

export type ListingForVisitor = Awaited<ReturnType<typeof loadListingsForVisitor>>[number];

/** A listing in any state with everything a visitor may see of it, in one round trip. */
export async function loadListingForVisitor(db: Database, listingId: number): Promise<ListingForVisitor | undefined> {
  return (await loadListingsForVisitor(db, [listingId]))[0];
}

/** The rule of `lowest_price_of_thirty_days` for a price of the past; that of the present one is stored with it. */
const reducedFromEur = sql<number | null>`(
  select lowest_price_eur from lowest_price_of_thirty_days(listing_price.listing_id, listing_price.valid_from) as lowest_price_eur
  where lowest_price_eur > listing_price.price_eur)`;

/** Several listings with everything a visitor may see of them; those that do not exist are missing. */
export function loadListingsForVisitor(db: Database, listingIds: readonly number[]) {
  return db
    .selectFrom('listing')
    .innerJoin('make', 'make.id', 'listing.makeId')
    .innerJoin('model', 'model.id', 'listing.modelId')
    .leftJoin('version', 'version.id', 'listing.versionId')
    .leftJoin('listingRating', 'listingRating.listingId', 'listing.id')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .innerJoin('city as dealershipCity', 'dealershipCity.id', 'dealership.cityId')
    .leftJoin('image as logo', 'logo.id', 'dealership.logoImageId')
    .innerJoin('city', (join) =>
      join.on((where) => where('city.id', '=', sql<number>`coalesce(listing.city_id, dealership.city_id)`)),
    )
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .selectAll('listing')
    .select([
      'make.slug as makeSlug',
      'make.name as makeName',
      'model.slug as modelSlug',
      'model.name as modelName',
      'version.slug as versionSlug',
      'version.name as versionName',
      'listingRating.label as ratingLabel',
      'listingRating.estimateEur',
      'dealership.slug as dealershipSlug',
      'dealership.name as dealershipName',
      'dealership.state as dealershipState',
      'dealership.street',
      'dealership.phone',
      'dealership.website',
      'dealership.languages',
      'dealership.services',
      'dealership.accentColour',
      'dealership.latitude as dealershipLatitude',
      'dealership.longitude as dealershipLongitude',
      'dealershipCity.postcode as dealershipPostcode',
      'dealershipCity.name as dealershipCityName',
      'logo.contentHash as logo',
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
      // A car away from the dealership stands at its place, otherwise at the dealership's door.
      sql<number>`case when listing.city_id is null then dealership.latitude else city.latitude end`.as('latitude'),
      sql<number>`case when listing.city_id is null then dealership.longitude else city.longitude end`.as('longitude'),
      sql<EquipmentKey[]>`listing.equipment::text[]`.as('equipment'),
    ])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('listingImage')
          .innerJoin('image', 'image.id', 'listingImage.imageId')
          .select(['image.contentHash', 'image.widthPx', 'image.heightPx', 'listingImage.altText'])
          .whereRef('listingImage.listingId', '=', 'listing.id')
          .orderBy('listingImage.position'),
      ).as('images'),
      jsonArrayFrom(
        row
          .selectFrom('listingPrice')
          .select(['listingPrice.validFrom', 'listingPrice.priceEur', 'listingPrice.novaIncluded'])
          .select(reducedFromEur.as('reducedFromEur'))
          .whereRef('listingPrice.listingId', '=', 'listing.id')
          .orderBy('listingPrice.validFrom'),
      ).as('prices'),
      openingHoursOf(row).as('openingHours'),
      specialDaysOf(row).as('specialDays'),
    ])
    .where('listing.id', 'in', listingIds)
    .execute();
}
