import type { SitemapDealership } from '@kardan/contract/calls/pages/sitemap';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { dealershipsPerRange, idsOfRange } from './range-rules.ts';
import { loadActiveDealerships, loadMakesInStock } from './sitemap-store.ts';

/** The active dealerships of a range with the makes each has in stock, from PostgreSQL alone. */
export async function listSitemapDealerships({ db }: { db: Database }, range: number): Promise<SitemapDealership[]> {
  const ids = idsOfRange(range, dealershipsPerRange);
  const [dealerships, stock] = await Promise.all([loadActiveDealerships(db, ids), loadMakesInStock(db, ids)]);
  if (dealerships.length === 0) throw new NotFound('sitemap range');
  const stockOf = Map.groupBy(stock, ({ dealershipId }) => dealershipId);
  return dealerships.map(({ id, slug, changedAt }) => ({
    slug,
    changedAt: changedAt.toISOString(),
    makes: (stockOf.get(id) ?? []).map((make) => ({ slug: make.slug, changedAt: make.changedAt.toISOString() })),
  }));
}
