import { listingFieldKeys } from '@kardan/contract/listing-fields';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Listing } from '../../db/schema.gen.ts';

/** Columns of a listing that a change writes. */
export type ListingColumns = Updateable<Listing>;
export type StoredListing = NonNullable<Awaited<ReturnType<typeof loadListingForChange>>>;

const fieldColumns = listingFieldKeys.filter((key) => key !== 'equipment').map((key) => `listing.${key}` as const);

/** The listing as it is now with the number of its pictures, held against other changes until the transaction ends. */
export function loadListingForChange(tx: Tx, listingId: number) {
  return selectListingWithPictures(tx).where('listing.id', '=', listingId).forUpdate('listing').executeTakeFirst();
}

/** The next listings after an id in its order, held as well, with what was told of VAT before there was `taxation`. */
export function loadListingsForChange(tx: Tx, afterId: number, limit: number) {
  return selectListingWithPictures(tx)
    .select('listing.vatReclaimable')
    .where('listing.id', '>', afterId)
    .orderBy('listing.id')
    .limit(limit)
    .forUpdate('listing')
    .execute();
}

function selectListingWithPictures(tx: Tx) {
  return tx
    .selectFrom('listing')
    .select(fieldColumns)
    .select([
      'listing.id',
      'listing.title',
      'listing.dealershipId',
      'listing.state',
      'listing.endedAt',
      'listing.blockedReason',
      'listing.revision',
      sql<EquipmentKey[]>`listing.equipment::text[]`.as('equipment'),
      sql<number>`(select count(*) from listing_image where listing_id = listing.id)`.as('pictures'),
    ]);
}

/** Writes the fields and returns the revision that the database gave the row. */
export async function saveListing(tx: Tx, listingId: number, fields: ListingColumns): Promise<number> {
  const { revision } = await tx
    .updateTable('listing')
    .set(fields)
    .where('id', '=', listingId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Notes that offers still stand; those of which that was not said for so many days are returned. */
export function confirmOffers(tx: Tx, listingIds: readonly number[], days: number) {
  return tx
    .updateTable('listing')
    .set({ confirmedAt: new Date() })
    .where('id', '=', sql<number>`any(${listingIds}::bigint[])`)
    .where('confirmedAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .returning(['id', 'dealershipId', 'title'])
    .execute();
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

/** Gives the next listings of a dealership, by id, the next revision; returns their ids. */
export async function touchListingsOfDealership(
  tx: Tx,
  dealershipId: number,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const touched = await tx
    .with('next', (db) =>
      db
        .selectFrom('listing')
        .select('listing.id')
        .where('listing.dealershipId', '=', dealershipId)
        .where('listing.id', '>', afterId)
        .orderBy('listing.id')
        .limit(limit)
        .forUpdate('listing'),
    )
    .updateTable('listing')
    .from('next')
    .set({ updatedAt: new Date() })
    .whereRef('listing.id', '=', 'next.id')
    .returning('listing.id')
    .execute();
  return touched.map(({ id }) => id);
}

/**
 * Gives the next listings, by id, that stand in a city, themselves or with their dealership, the next revision; returns
 * their ids.
 */
export async function touchListingsInCity(tx: Tx, cityId: number, afterId: number, limit: number): Promise<number[]> {
  const touched = await tx
    .with('standing', (db) =>
      db
        .selectFrom('listing')
        .select('listing.id')
        // Two lists, each driven by an index: an `or` over both tables reads all of a million listings.
        .where('listing.id', 'in', (where) =>
          where
            .selectFrom('listing as there')
            .select('there.id')
            .where('there.cityId', '=', cityId)
            .unionAll(
              where
                .selectFrom('dealership')
                .innerJoin('listing as atDealership', 'atDealership.dealershipId', 'dealership.id')
                .select('atDealership.id')
                .where('dealership.cityId', '=', cityId)
                .where('atDealership.cityId', 'is', null),
            ),
        )
        .where('listing.id', '>', afterId)
        // In the order of ids, so that two such changes wait for each other instead of blocking each other.
        .orderBy('listing.id')
        .limit(limit)
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
