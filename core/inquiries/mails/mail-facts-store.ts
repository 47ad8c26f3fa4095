import type { Database } from '../../db/database.ts';

export type StoredCar = NonNullable<Awaited<ReturnType<typeof loadCar>>>;
export type StoredDealership = Awaited<ReturnType<typeof loadDealershipsOf>>[number];

/** What a mail shows of a car, in whatever state it is by now. */
export function loadCar(db: Database, listingId: number) {
  return db
    .selectFrom('listing')
    .select(['state', 'slug', 'title', 'priceEur', 'mileageKm', 'firstRegistration', 'powerKw', 'fuel', 'gearbox'])
    .select((row) =>
      row
        .selectFrom('listingImage')
        .innerJoin('image', 'image.id', 'listingImage.imageId')
        .select('image.contentHash')
        .whereRef('listingImage.listingId', '=', 'listing.id')
        .orderBy('listingImage.position')
        .limit(1)
        .as('picture'),
    )
    .where('id', '=', listingId)
    .executeTakeFirst();
}

/** The dealerships that an inquiry goes to, as everybody may see them. */
export function loadDealershipsOf(db: Database, inquiryId: string) {
  return db
    .selectFrom('inquiryRecipient')
    .innerJoin('dealership', 'dealership.id', 'inquiryRecipient.dealershipId')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select([
      'dealership.id',
      'dealership.name',
      'dealership.phone',
      'dealership.street',
      'city.postcode',
      'city.name as city',
    ])
    .where('inquiryRecipient.inquiryId', '=', inquiryId)
    .orderBy('dealership.name')
    .execute();
}

export async function loadDealershipName(db: Database, dealershipId: number): Promise<string | undefined> {
  const row = await db.selectFrom('dealership').select('name').where('id', '=', dealershipId).executeTakeFirst();
  return row?.name;
}
