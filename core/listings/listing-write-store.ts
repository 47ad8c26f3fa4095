import type { Updateable } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Listing } from '../db/schema.gen.ts';

export type StoredListing = NonNullable<Awaited<ReturnType<typeof loadListingForChange>>>;

/** The listing as it is now, held against other changes until the transaction ends. */
export function loadListingForChange(tx: Tx, listingId: number) {
  return tx
    .selectFrom('listing')
    .select(['id', 'state', 'priceEur', 'netPriceEur', 'revision'])
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the fields and returns the revision that the database gave the row. */
export async function saveListing(tx: Tx, listingId: number, fields: Updateable<Listing>): Promise<number> {
  const { revision } = await tx
    .updateTable('listing')
    .set(fields)
    .where('id', '=', listingId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Whether a listing may go from one state to the other, by the table that the database itself obeys. */
export async function isAllowedTransition(tx: Tx, from: string, to: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stateTransition')
    .select('toState')
    .where('entity', '=', 'listing')
    .where('fromState', '=', from)
    .where('toState', '=', to)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives every listing that stands in a city, itself or with its dealership, the next revision; returns their ids. */
export async function touchListingsInCity(tx: Tx, cityId: number): Promise<number[]> {
  const touched = await tx
    .with('standing', (db) =>
      db
        .selectFrom('listing')
        .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
        .select('listing.id')
        .where((where) =>
          where.or([
            where('listing.cityId', '=', cityId),
            where.and([where('listing.cityId', 'is', null), where('dealership.cityId', '=', cityId)]),
          ]),
        )
        // In the order of ids, so that two such changes wait for each other instead of blocking each other.
        .orderBy('listing.id')
        .forUpdate('listing'),
    )
    .updateTable('listing')
    .from('standing')
    .set({ updatedAt: new Date() })
    .whereRef('listing.id', '=', 'standing.id')
    .returning('listing.id')
    .execute();
  return touched.map(({ id }) => id);
}
