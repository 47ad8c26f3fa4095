import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { StockState } from '@kardan/contract/values/stock';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { presentFields } from '../../listings/reading/present-fields.ts';
import { type StockSelection, selectCars } from '../list/stock-cars-store.ts';

export interface StockCar {
  id: number;
  slug: string | null;
  state: StockState;
  makeName: string | null;
  modelName: string | null;
  versionName: string | null;
  /** As buyers see it; of a car that was never online as it is saved. */
  fields: SomeEditableFields;
}

/** The ids of a selection, by title; at most so many. */
export async function loadSelectedIds(db: Database, selection: StockSelection, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with car as materialized (${selectCars(selection, sql`car.title`)})
    select id from car where in_state and in_make order by title collate people, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const columns = listingFieldKeys.filter((key) => key !== 'equipment').map((key) => `listing.${key}` as const);

/** Everything that is told of some of a dealership's cars, in the order of their ids given. */
export async function loadStockCars(db: Database, dealershipId: number, ids: readonly number[]): Promise<StockCar[]> {
  const cars = new Map([...(await listingCars(db, dealershipId, ids)), ...(await draftCars(db, dealershipId, ids))]);
  return ids.flatMap((id) => cars.get(id) ?? []);
}

async function listingCars(db: Database, dealershipId: number, ids: readonly number[]): Promise<[number, StockCar][]> {
  const rows = await db
    .selectFrom('listing')
    .innerJoin('make', 'make.id', 'listing.makeId')
    .innerJoin('model', 'model.id', 'listing.modelId')
    .leftJoin('version', 'version.id', 'listing.versionId')
    .select(columns)
    .select(['listing.id', 'listing.slug', 'listing.state'])
    .select(['make.slug as make', 'model.slug as model', 'version.slug as version'])
    .select(['make.name as makeName', 'model.name as modelName', 'version.name as versionName'])
    .select(sql<EquipmentKey[]>`listing.equipment::text[]`.as('equipment'))
    .where('listing.dealershipId', '=', dealershipId)
    .where('listing.id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  return rows.map(({ id, slug, state, make, model, version, makeName, modelName, versionName, ...fields }) => [
    id,
    {
      ...{ id, slug, state, makeName, modelName, versionName },
      fields: { make, model, version, ...presentFields(listingFieldKeys, fields) },
    },
  ]);
}

async function draftCars(db: Database, dealershipId: number, ids: readonly number[]): Promise<[number, StockCar][]> {
  const { rows } = await sql<Omit<StockCar, 'slug' | 'state'>>`
    select draft.id, draft.fields, make.name as make_name, model.name as model_name, version.name as version_name
    from listing_draft as draft
    left join make on make.slug = draft.fields ->> 'make'
    left join model on model.make_id = make.id and model.slug = draft.fields ->> 'model'
    left join version on version.model_id = model.id and version.slug = draft.fields ->> 'version'
    where draft.dealership_id = ${dealershipId} and draft.id = any (${ids}::bigint[])
      and not exists (select from listing where listing.id = draft.id)`.execute(db);
  return rows.map((row) => [row.id, { ...row, slug: null, state: 'draft' }]);
}

export interface PicturedCar extends StockCar {
  /** Content addresses, in the order in which buyers see them. */
  pictures: readonly string[];
}

/** The pictures of cars; of one that was never online those of its working copy. */
export async function loadPicturesOf(db: Database, ids: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; pictures: string[] }>`
    select listing_image.listing_id as id, array_agg(image.content_hash order by listing_image.position) as pictures
    from listing_image join image on image.id = listing_image.image_id
    where listing_image.listing_id = any (${ids}::bigint[])
    group by listing_image.listing_id
    union all
    select draft.id, array(select jsonb_array_elements(draft.pictures) ->> 'contentHash')
    from listing_draft as draft
    where draft.id = any (${ids}::bigint[]) and draft.pictures is not null
      and not exists (select from listing where listing.id = draft.id)`.execute(db);
  return new Map(rows.map(({ id, pictures }) => [id, pictures]));
}

/** A dealership as its files name it. */
export function loadExportedDealership(db: Database, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select(['dealership.slug', 'dealership.name', 'dealership.street', 'city.postcode', 'city.name as cityName'])
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirst();
}
