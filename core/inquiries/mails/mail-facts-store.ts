import type { Database } from '../../db/database.ts';

export type StoredDealership = Awaited<ReturnType<typeof loadDealershipsOf>>[number];

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

/** The dealership's thread about an inquiry, and the name its pages go by. */
export function loadThreadPlace(db: Database, inquiryId: string, dealershipId: number) {
  return db
    .selectFrom('inquiryRecipient as thread')
    .innerJoin('dealership', 'dealership.id', 'thread.dealershipId')
    .select(['thread.id', 'dealership.slug'])
    .where('thread.inquiryId', '=', inquiryId)
    .where('thread.dealershipId', '=', dealershipId)
    .executeTakeFirst();
}
