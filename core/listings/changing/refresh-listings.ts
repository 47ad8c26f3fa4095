import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import {
  loadModelsOf,
  moveMergedListings,
  touchListingsInCity,
  touchListingsOfDealership,
  touchListingsOfModel,
} from './listing-write-store.ts';
import { rateAndAnnounce } from './rate-and-announce.ts';

/** A large city has tens of thousands of cars: nobody who changes one of them waits for all. */
const batchSize = 500;

/**
 * Brings a changed place before visitors: every listing that stands there gets a new revision and its jobs, behind fresh
 * changes. Returns how many there are; once more does no harm.
 */
export function refreshListingsInCity({ db }: { db: Database }, cityId: number): Promise<number> {
  return refresh(db, (tx, after) => touchListingsInCity(tx, cityId, after, batchSize));
}

/** The same for the listings of a dealership that has moved, or has become public. */
export function refreshListingsOfDealership({ db }: { db: Database }, dealershipId: number): Promise<number> {
  return refresh(db, (tx, after) => touchListingsOfDealership(tx, dealershipId, after, batchSize));
}

/** The same for the listings of a make, model or version that has another name. */
export async function refreshListingsOfVehicle(
  { db }: { db: Database },
  vehicle: { makeId?: number | undefined; modelId?: number | undefined; versionId?: number | undefined },
): Promise<number> {
  let refreshed = 0;
  for (const modelId of await loadModelsOf(db, vehicle)) {
    const scope = { modelId, versionId: vehicle.versionId };
    refreshed += await refresh(db, (tx, after) => touchListingsOfModel(tx, scope, after, batchSize));
  }
  return refreshed;
}

/** Makes the listings of a model that was merged into another that one's, whatever their state; goes on where it was stopped. */
export function moveMergedCars({ db }: { db: Database }, modelId: number): Promise<number> {
  return refresh(db, (tx, after) => moveMergedListings(tx, modelId, after, batchSize));
}

async function refresh(db: Database, touchNext: (tx: Tx, after: number) => Promise<number[]>): Promise<number> {
  let refreshed = 0;
  for (let after = 0; ; ) {
    const ids = await inTransaction(db, async (tx) => {
      const touched = await touchNext(tx, after);
      await rateAndAnnounce(tx, touched, { priority: 'bulk' });
      return touched;
    });
    refreshed += ids.length;
    if (ids.length < batchSize) return refreshed;
    after = Math.max(...ids);
  }
}
