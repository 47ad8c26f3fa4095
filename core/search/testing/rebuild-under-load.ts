import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/database.ts';
import { changeListing } from '../../listings/change-listing.ts';
import { countListings } from '../count-listings.ts';
import type { SearchEngine } from '../engine.ts';
import { indexListings } from '../index-listings.ts';
import { rebuildIndex } from '../rebuild-index.ts';

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
  const write = async (first: number, step: number) => {
    for (let n = first; rebuilding; n += step) {
      const listingId = 1 + ((n * 7919) % listings);
      await inTransaction(services.db, (tx) => change(tx, listingId, n));
      const { failed } = await indexListings(services, [listingId]);
      if (failed.length > 0) await indexListings(services, [listingId]);
      report.writes += 1;
    }
  };
  const load = [read(), read(), write(1, 2), write(2, 2)];
  try {
    await rebuildIndex(services);
  } finally {
    rebuilding = false;
  }
  await Promise.all(load);
  return report;
}

/** Mostly new prices; every tenth car is withdrawn, so that deletions race with the rebuild too. */
async function change(tx: Parameters<typeof changeListing>[0], listingId: number, n: number): Promise<void> {
  const wanted = n % 10 === 0 ? ({ state: 'withdrawn' } as const) : { priceEur: 1_000 + (n % 50_000) };
  // A car that is withdrawn already stays so; its price may still change.
  await changeListing(tx, listingId, wanted).catch(() => changeListing(tx, listingId, { priceEur: 999 }));
}
