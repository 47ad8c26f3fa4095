import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Listing, ListingState } from '../db/schema.gen.ts';
import { buildDealership } from './build-dealership.ts';

type Overrides = Partial<Insertable<Listing>>;

/**
 * Inserts a listing with the least that the database demands of its state, and whatever the test says otherwise: an
 * active used car of the catalogue's first model, at a dealership of its own. No job is enqueued for it.
 */
export async function buildListing(db: Database | Tx, overrides: Overrides = {}): Promise<Selectable<Listing>> {
  const id = overrides.id ?? (await nextListingId(db));
  const dealershipId = overrides.dealershipId ?? (await buildDealership(db)).id;
  const { makeId, modelId } = await firstModel(db, overrides);
  const listing = await db
    .insertInto('listing')
    .values({
      category: 'used',
      slug: `gepflegter-wagen-${id}`,
      title: 'Gepflegter Wagen',
      priceEur: 15_000,
      mileageKm: 60_000,
      firstRegistration: '2021-04-01',
      body: 'estate',
      fuel: 'diesel',
      gearbox: 'manual',
      powerKw: 110,
      ...demandedByState(overrides.state ?? 'active'),
      ...(overrides.category === 'new' && demandedOfNewCar(overrides)),
      ...overrides,
      id,
      dealershipId,
      makeId,
      modelId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { publishedAt, priceEur, novaIncluded } = listing;
  // A listing that was published by an update would have its first price on record.
  if (publishedAt) {
    await db
      .insertInto('listingPrice')
      .values({ listingId: id, validFrom: publishedAt, priceEur, novaIncluded })
      .execute();
  }
  return listing;
}

/** What the database demands of a listing in this state, and forbids in others. */
export function demandedByState(state: ListingState): Overrides {
  const gone = state === 'sold' || state === 'expired' || state === 'withdrawn' || state === 'blocked';
  return {
    state,
    publishedAt: state === 'draft' ? null : new Date(),
    endedAt: gone ? new Date() : null,
    blockedReason: state === 'blocked' ? 'Test' : null,
  };
}

function demandedOfNewCar({ fuel }: Overrides): Overrides {
  const consumption = fuel === 'electric' ? { consumptionKwh: 16, co2GPerKm: 0 } : { consumptionL: 5, co2GPerKm: 120 };
  return { ...consumption, consumptionNorm: 'wltp', firstRegistration: null, mileageKm: 0 };
}

/** Slugs end in the id, so it must be known before the row is. */
async function nextListingId(db: Database | Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('listing', 'id')) as id`.execute(db);
  return rows[0]?.id as number;
}

function firstModel(db: Database | Tx, { makeId, modelId }: Overrides) {
  return db
    .selectFrom('model')
    .select(['makeId', 'id as modelId'])
    .$if(makeId !== undefined, (query) => query.where('makeId', '=', makeId ?? 0))
    .$if(modelId !== undefined, (query) => query.where('id', '=', modelId ?? 0))
    .orderBy('id')
    .executeTakeFirstOrThrow();
}
