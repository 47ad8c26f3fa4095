import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/database.ts';
import { changeListing } from '../../listings/changing/change-listing.ts';
import { anActingOperator } from '../../testing/actors.ts';
import { countListings } from '../count-listings.ts';
import type { SearchEngine } from '../engine.ts';
import { indexListings } from '../index/index-listings.ts';
import { rebuildIndex } from '../index/rebuild-index.ts';
import { searchListings } from '../search-listings.ts';

export interface LoadReport {
  reads: number;
  failedReads: unknown[];
  writes: number;
  smallestTotal: number;
}

/** Rebuilds the index while readers count and writers change listings without a pause, and tells what they met. */
export async function rebuildUnderLoad(
  services: { db: Database; search: SearchEngine },
  listings: number,
): Promise<LoadReport> {
  const report: LoadReport = { reads: 0, failedReads: [], writes: 0, smallestTotal: Number.POSITIVE_INFINITY };
  let rebuilding = true;
  const read = async () => {
    while (rebuilding) {
      try {
        const { total } = await countListings(services, { fuel: ['diesel'] });
        report.smallestTotal = Math.min(report.smallestTotal, total);
      } catch (error) {
        report.failedReads.push(error);
      }
      report.reads += 1;
    }
  };
  /** Goes from page to page by cursor, across the swap. */
  const walk = async () => {
    let cursor: string | undefined;
    while (rebuilding) {
      try {
        const request = { sort: 'price-asc' as const, limit: 50, facets: ['fuel' as const], ...(cursor && { cursor }) };
        const page = await searchListings(services, request);
        cursor = page.nextCursor ?? undefined;
      } catch (error) {
        report.failedReads.push(error);
      }
      report.reads += 1;
    }
  };
  const write = async (first: number, step: number) => {
    for (let n = first; rebuilding; n += step) {
      const listingId = 1 + ((n * 7919) % listings);
      await inTransaction(services.db, (tx) => change(tx, listingId, n));
      await indexWithOneRetry(services, listingId);
      report.writes += 1;
    }
  };
  const load = [read(), walk(), write(1, 2), write(2, 2)];
  try {
    await rebuildIndex(services);
  } finally {
    rebuilding = false;
  }
  await Promise.all(load);
  return report;
}

/** As the worker does: a write that meets an index just removed is tried again, and must succeed then. */
async function indexWithOneRetry(services: Parameters<typeof indexListings>[0], listingId: number): Promise<void> {
  const first = await indexListings(services, [listingId]);
  if (first.failed.length === 0) return;
  const second = await indexListings(services, [listingId]);
  if (second.failed.length > 0) throw new Error(`listing ${listingId}: ${second.failed[0]?.reason}`);
}

/** Mostly new prices; every tenth car is withdrawn, so that deletions race with the rebuild too. */
async function change(tx: Parameters<typeof changeListing>[0], listingId: number, n: number): Promise<void> {
  const wanted = n % 10 === 0 ? ({ state: 'withdrawn' } as const) : { priceEur: 1_000 + (n % 50_000) };
  // A car that is withdrawn already stays so; its price may still change.
  await changeListing(tx, anActingOperator, listingId, wanted).catch(() =>
    changeListing(tx, anActingOperator, listingId, { priceEur: 999 }),
  );
}
