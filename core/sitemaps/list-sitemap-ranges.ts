import type { SitemapRanges } from '@kardan/contract/calls/pages/sitemap';
import type { Database } from '../db/database.ts';
import { loadDealershipRanges, loadListingRanges } from './sitemap-store.ts';

/** Which ranges of cars and dealerships have something to list, from PostgreSQL alone and without reading all cars. */
export async function listSitemapRanges({ db }: { db: Database }): Promise<SitemapRanges> {
  const [listings, dealerships] = await Promise.all([loadListingRanges(db), loadDealershipRanges(db)]);
  return {
    listings: listings.map(({ range, changedAt }) => ({ range, changedAt: changedAt.toISOString() })),
    dealerships: dealerships.map((range) => ({ range })),
  };
}
