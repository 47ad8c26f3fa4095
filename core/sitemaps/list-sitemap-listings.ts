import type { SitemapListings } from '@kardan/contract/calls/pages/sitemap';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { idsOfRange, listingsPerRange } from './range-rules.ts';
import { loadListingsOnOffer } from './sitemap-store.ts';

/** Cars of one answer: some 300 KB of JSON, ten answers for a full file. */
const listingsPerPage = 2_500;

/**
 * The next cars of a range after an id. Each page is one short query, so that a reader who takes their time holds neither a
 * connection nor a transaction; a car that changes its state between two pages is in the list or not, never twice.
 */
export async function listSitemapListings(
  { db }: { db: Database },
  range: number,
  after?: number,
  limit = listingsPerPage,
): Promise<SitemapListings> {
  const { from, below } = idsOfRange(range, listingsPerRange);
  const start = after === undefined ? from : Math.max(from, after + 1);
  const listings = await loadListingsOnOffer(db, { from: start, below }, limit);
  if (after === undefined && listings.length === 0) throw new NotFound('sitemap range');
  return {
    items: listings.map(({ slug, changedAt }) => ({ slug, changedAt: changedAt.toISOString() })),
    next: listings.length < limit ? null : (listings.at(-1)?.id ?? null),
  };
}
