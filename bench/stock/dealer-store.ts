import type { Database } from '@kardan/core/db/database';

export interface DealerCars {
  dealershipId: number;
  listingIds: number[];
}

/** Dealerships with the most cars on offer, and so many cars of each. */
export async function loadDealersWithCars(db: Database, dealers: number, carsEach: number): Promise<DealerCars[]> {
  const largest = await db
    .selectFrom('listing')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .select('listing.dealershipId')
    .where('listing.state', '=', 'active')
    .where('dealership.state', '=', 'active')
    .groupBy('listing.dealershipId')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .limit(dealers)
    .execute();
  return Promise.all(
    largest.map(async ({ dealershipId }) => {
      const rows = await db
        .selectFrom('listing')
        .select('id')
        .where('dealershipId', '=', dealershipId)
        .where('state', '=', 'active')
        .where('netPriceEur', 'is', null)
        .orderBy('id')
        .limit(carsEach)
        .execute();
      return { dealershipId, listingIds: rows.map(({ id }) => id) };
    }),
  );
}
