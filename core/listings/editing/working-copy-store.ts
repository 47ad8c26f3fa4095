import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Shot } from '@kardan/contract/values/stock';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Tx } from '../../db/database.ts';

/** A picture of a car by its content address, with what its people said of it. */
export interface CarPicture {
  contentHash: string;
  altText: string | null;
  shot: Shot | null;
  source: string | null;
  edit: PictureEdit | null;
}

export interface StoredDraft {
  id: number;
  dealershipId: number;
  fields: SomeEditableFields;
  pictures: CarPicture[] | null;
  savedAt: Date;
  savedBy: string | null;
}

export type OnlineCar = Awaited<ReturnType<typeof loadOnlineCars>>[number];

/** Lets one change of a car happen at a time, whether it has a draft, a listing or both. */
export function lockCar(tx: Tx, listingId: number): Promise<void> {
  return lockCars(tx, [listingId]);
}

/** The same for many, in the order of their ids: two that want some of the same wait for each other. */
export async function lockCars(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('car', id))
    from (select id from unnest(${listingIds}::bigint[]) as id order by id) as ordered`.execute(tx);
}

const fieldColumns = listingFieldKeys.filter((key) => key !== 'equipment').map((key) => `listing.${key}` as const);

/** A listing as its own people see it, in any state, with its vehicle and pictures. */
export async function loadOnlineCar(db: Database | Tx, listingId: number, options: { hold?: boolean } = {}) {
  const [car] = await loadOnlineCars(db, [listingId], options);
  return car;
}

/** Listings as their own people see them, in any state, with vehicle and pictures. */
export async function loadOnlineCars(db: Database | Tx, listingIds: readonly number[], { hold = false } = {}) {
  return db
    .selectFrom('listing')
    .innerJoin('make', 'make.id', 'listing.makeId')
    .innerJoin('model', 'model.id', 'listing.modelId')
    .leftJoin('version', 'version.id', 'listing.versionId')
    .select(fieldColumns)
    .select(['listing.id', 'listing.dealershipId', 'listing.state', 'listing.slug', 'listing.revision'])
    .select(['listing.publishedAt', 'listing.endedAt', 'listing.blockedReason', 'listing.updatedAt'])
    .select(['make.slug as make', 'model.slug as model', 'version.slug as version'])
    .select(sql<EquipmentKey[]>`listing.equipment::text[]`.as('equipment'))
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('listingImage')
          .innerJoin('image', 'image.id', 'listingImage.imageId')
          .leftJoin('image as source', 'source.id', 'listingImage.sourceImageId')
          .select(['image.contentHash', 'listingImage.altText', 'listingImage.shot'])
          .select(['source.contentHash as source', 'listingImage.edit'])
          .whereRef('listingImage.listingId', '=', 'listing.id')
          .orderBy('listingImage.position'),
      ).as('pictures'),
    )
    .where('listing.id', '=', sql<number>`any(${listingIds}::bigint[])`)
    .orderBy('listing.id')
    .$if(hold, (query) => query.forUpdate('listing'))
    .execute();
}

/** The working copy of a car, if it has one. */
export async function loadDraft(db: Database | Tx, listingId: number): Promise<StoredDraft | undefined> {
  const [draft] = await loadDrafts(db, [listingId]);
  return draft;
}

/** The working copies of cars, of those that have one. */
export async function loadDrafts(db: Database | Tx, listingIds: readonly number[]): Promise<StoredDraft[]> {
  const drafts = await db
    .selectFrom('listingDraft')
    .leftJoin('account', 'account.id', 'listingDraft.savedBy')
    .select(['listingDraft.id', 'listingDraft.dealershipId', 'listingDraft.fields', 'listingDraft.pictures'])
    .select(['listingDraft.updatedAt as savedAt', 'account.displayName as savedBy'])
    .where('listingDraft.id', '=', sql<number>`any(${listingIds}::bigint[])`)
    .execute();
  return drafts.map((draft) => ({
    ...draft,
    fields: draft.fields as SomeEditableFields,
    pictures: draft.pictures as unknown as CarPicture[] | null,
  }));
}

export interface DraftContent {
  dealershipId: number;
  fields: SomeEditableFields;
  pictures: readonly CarPicture[] | null;
}

/** Writes the whole working copy of a car. */
export async function saveDraft(
  tx: Tx,
  listingId: number,
  { dealershipId, fields, pictures }: DraftContent,
  accountId: number | null,
): Promise<void> {
  await sql`
    insert into listing_draft (id, dealership_id, fields, pictures, saved_by)
    values (
      ${listingId}, ${dealershipId}, ${JSON.stringify(fields)}, ${pictures && JSON.stringify(pictures)},
      (select id from account where id = ${accountId})
    )
    on conflict (id) do update
    set fields = excluded.fields, pictures = excluded.pictures, saved_by = excluded.saved_by`.execute(tx);
}

export async function deleteDraft(tx: Tx, listingId: number): Promise<void> {
  await tx.deleteFrom('listingDraft').where('id', '=', listingId).execute();
}

/** The car that a key began in this dealership; the key is the caller's from now on if it began none. */
export async function takeCreationKey(
  tx: Tx,
  dealershipId: number,
  key: string,
): Promise<{ listingId: number; isNew: boolean }> {
  // Two who come at once with the same key: the second waits for the first's row.
  await sql`select pg_advisory_xact_lock(hashtextextended('car key ' || ${key}, ${dealershipId}))`.execute(tx);
  const known = await tx
    .selectFrom('listingCreation')
    .select('listingId')
    .where('dealershipId', '=', dealershipId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) return { listingId: known.listingId, isNew: false };
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('listing', 'id')) as id`.execute(tx);
  const listingId = rows[0]?.id as number;
  await tx.insertInto('listingCreation').values({ dealershipId, key, listingId }).execute();
  return { listingId, isNew: true };
}

/** What is planned for a car, in order of time; what was refused stays until it is taken back. */
export async function loadSchedules(db: Database | Tx, listingId: number) {
  const rows = await db
    .selectFrom('listingSchedule')
    .select(['id', 'at', 'publish', 'priceEur', 'refused'])
    .where('listingId', '=', listingId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, refused: row.refused as { field: string; code: string }[] | null }));
}

export async function deleteSchedules(tx: Tx, listingId: number): Promise<void> {
  await tx.deleteFrom('listingSchedule').where('listingId', '=', listingId).execute();
}

/** Forgets the open plans to publish a car that is gone from the offer. */
export async function deletePublications(tx: Tx, listingId: number): Promise<void> {
  await tx
    .deleteFrom('listingSchedule')
    .where('listingId', '=', listingId)
    .where('publish', '=', true)
    .where('refused', 'is', null)
    .execute();
}

/** The same of a car that was published: a price that was planned with it comes all the same. */
export async function settlePublications(tx: Tx, listingId: number): Promise<void> {
  await tx
    .updateTable('listingSchedule')
    .set({ publish: false })
    .where('listingId', '=', listingId)
    .where('publish', '=', true)
    .where('priceEur', 'is not', null)
    .where('refused', 'is', null)
    .execute();
  await deletePublications(tx, listingId);
}

/** Who changed the car online last. */
export async function loadLastAuthor(db: Database | Tx, listingId: number): Promise<string | null> {
  const last = await db
    .selectFrom('listingRevision')
    .select('actorName')
    .where('listingId', '=', listingId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.actorName ?? null;
}
