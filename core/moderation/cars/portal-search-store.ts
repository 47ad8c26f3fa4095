import type { StockState } from '@kardan/contract/values/stock';
import { stockStates } from '@kardan/contract/values/stock';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { IdOrSlug } from '../../kernel/id-or-slug.ts';
import type { TimePlace } from '../../kernel/time-cursor.ts';
import type { CarQuestion } from './read-question.ts';

export interface FoundCar {
  id: number;
  /** When it was last changed, to the microsecond. */
  at: string;
}

/** Of no sandbox, and online once. */
const isPublished = sql`
  published_at is not null and dealership_id <> all (array(select id from dealership where sandbox_of is not null))`;

/** Cars that a text names exactly: by id, VIN or the dealer's own number. */
export async function loadNamedCars(
  db: Database,
  { listingId, vin, externalId }: Omit<CarQuestion, 'words'>,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where id = ${listingId ?? null}::bigint and ${isPublished}
    union
    select id from listing where vin = ${vin ?? null} and ${isPublished}
    union
    -- The index begins with the dealership: as many short looks as there are dealerships.
    select listing.id from dealership join listing on dealership_id = dealership.id and external_id = ${externalId ?? null}
    where sandbox_of is null and published_at is not null
    order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** All models with the words of their names. */
export function loadModelNames(db: Database) {
  return db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['model.id', 'model.name', 'make.name as makeName'])
    .execute();
}

/** Dealerships whose names have a word that begins with each of these. */
export async function loadDealershipsNamed(db: Database, words: readonly string[], limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from dealership where sandbox_of is null and not exists (
      select from unnest(${words}::text[]) as asked (word)
      where not exists (select from unnest(name_words) as own (word) where starts_with(own.word, asked.word))
    )
    order by name_key limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export function loadDealershipId(db: Database, { id, slug }: IdOrSlug) {
  return db
    .selectFrom('dealership')
    .select('id')
    .$if(id !== undefined, (query) => query.where('id', '=', sql<number>`${id}::bigint`))
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug as string))
    .executeTakeFirst();
}

export interface CarFilter {
  state?: StockState | undefined;
  /** Of these models alone. */
  modelIds?: readonly number[] | undefined;
  /** Of these dealerships alone. */
  dealershipIds?: readonly number[] | undefined;
}

/**
 * Cars last changed first. Without a dealership each state, of each model if there are some, is read from the end of its index:
 * as many short looks as there are states and models, and no sorting of a million. Of dealerships all cars are sorted.
 */
export async function loadLastChanged(
  db: Database,
  { state, modelIds, dealershipIds }: CarFilter,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<FoundCar[]> {
  const states = state === undefined ? stockStates : [state];
  const older =
    after === undefined ? sql`` : sql`and (updated_at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`;
  const order = sql`order by updated_at desc, id desc limit ${limit}`;
  const ofModels = sql`unnest(${modelIds ?? []}::int[]) as wanted (model_id)`;
  const ofStates = sql`unnest(${states}::listing_state[]) as each (state)`;
  let source: RawBuilder<unknown>;
  if (dealershipIds) {
    const inModels = modelIds ? sql`and model_id = any (${modelIds}::int[])` : sql``;
    source = sql`select id, updated_at from listing
      where dealership_id = any (${dealershipIds}::int[]) and published_at is not null and state = any (${states}::listing_state[]) ${inModels} ${older}`;
  } else if (modelIds) {
    source = sql`select car.id, car.updated_at from ${ofModels} cross join ${ofStates} cross join lateral (
      select id, updated_at from listing
      where model_id = wanted.model_id and state = each.state and ${isPublished} ${older} ${order}
    ) car`;
  } else {
    source = sql`select car.id, car.updated_at from ${ofStates} cross join lateral (
      select id, updated_at from listing where state = each.state and ${isPublished} ${older} ${order}
    ) car`;
  }
  const { rows } = await sql<FoundCar>`select id, updated_at::text as at from (${source}) found ${order}`.execute(db);
  return rows;
}
