import { listingFieldKeys } from '@kardan/contract/listing-fields';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Listing } from '../../db/schema.gen.ts';
import { alikeRows } from './listing-rows.ts';

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

/** Writes what is told of listings, each of them once; returns the revisions that the database gave them, by id. */
export async function saveListings(
  tx: Tx,
  listings: readonly (ListingColumns & { id: number })[],
): Promise<Map<number, number>> {
  const revisions = new Map<number, number>();
  for (const { columns, json } of alikeRows(listings)) {
    const told = columns.filter((column) => column !== 'id');
    const { rows } = await sql<{ id: number; revision: number }>`
      update listing
      set ${sql.join(told.map((column) => sql`${sql.ref(column)} = told.${sql.ref(column)}`))}
      from jsonb_populate_recordset(null::listing, ${json}::jsonb) as told
      where listing.id = told.id
      returning listing.id, listing.revision`.execute(tx);
    for (const { id, revision } of rows) revisions.set(id, revision);
  }
  return revisions;
}

/** Whether the dealership has taken another car with this VIN in hand that the database lets be there once (`listing_vin`). */
export async function hasVinInHand(
  tx: Tx,
  { id, dealershipId, vin }: { id: number; dealershipId: number; vin: string | null },
): Promise<boolean> {
  if (vin === null) return false;
  const row = await tx
    .selectFrom('listing')
    .select('id')
    .where('dealershipId', '=', dealershipId)
    .where('vin', '=', vin)
    .where('state', 'in', ['draft', 'active', 'reserved'])
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** The models that a make has, or a version is of; the model itself otherwise. */
export async function loadModelsOf(
  db: Database,
  {
    makeId,
    modelId,
    versionId,
  }: { makeId?: number | undefined; modelId?: number | undefined; versionId?: number | undefined },
): Promise<number[]> {
  if (modelId !== undefined) return [modelId];
  if (versionId !== undefined) {
    const versions = await db.selectFrom('version').select('modelId').where('id', '=', versionId).execute();
    return versions.map((version) => version.modelId);
  }
  const models = await db
    .selectFrom('model')
    .select('id')
    .where('makeId', '=', makeId ?? 0)
    .orderBy('id')
    .execute();
  return models.map(({ id }) => id);
}

/** Gives the next listings, by id, of a model, or of one version of it, the next revision; returns their ids. */
export async function touchListingsOfModel(
  tx: Tx,
  { modelId, versionId }: { modelId: number; versionId?: number | undefined },
  afterId: number,
  limit: number,
): Promise<number[]> {
  const touched = await tx
    .with('next', (db) =>
      db
        .selectFrom('listing')
        .select('listing.id')
        .where('listing.modelId', '=', modelId)
        .$if(versionId !== undefined, (query) => query.where('listing.versionId', '=', versionId as number))
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

/** Makes the next listings, by id, of a model that was merged into another that one's, with its version of the same slug. */
export async function moveMergedListings(tx: Tx, modelId: number, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with next as (
      select listing.id, model.merged_into, (
        select version.id from version join version as own on own.slug = version.slug
        where own.id = listing.version_id and version.model_id = model.merged_into
      ) as version_id
      from listing join model on model.id = listing.model_id
      where listing.model_id = ${modelId} and model.merged_into is not null and listing.id > ${afterId}
      order by listing.id limit ${limit} for update of listing
    )
    update listing set model_id = next.merged_into, version_id = next.version_id
    from next where listing.id = next.id
    returning listing.id`.execute(tx);
  return rows.map(({ id }) => id);
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
