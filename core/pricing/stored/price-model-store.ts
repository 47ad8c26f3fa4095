import { sql } from 'kysely';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { featureLayout } from '../fit/features.ts';
import type { Market } from '../market/market-rules.ts';
import type { StoredGroup, StoredParameters } from './stored-market.ts';

/** By market; one with too few cars is missing. */
export type ModelParameters = Partial<Record<Market, StoredParameters>>;

export interface PriceModelRow {
  id: number;
  cars: number;
  readAt: Date;
}

const groupsPerInsert = 500;
/** The one before last may still be read by whoever began with it. */
const modelsKept = 2;

/** Adds a price model with all its groups, all at once for whoever reads, and removes what nobody reads any more. */
export function savePriceModel(
  db: Database,
  model: { cars: number; readAt: Date; parameters: ModelParameters },
  groups: Iterable<StoredGroup>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('priceModel')
      .values({
        layout: featureLayout,
        cars: model.cars,
        readAt: model.readAt,
        parameters: JSON.stringify(model.parameters),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    let waiting: StoredGroup[] = [];
    for (const group of groups) {
      waiting.push(group);
      if (waiting.length < groupsPerInsert) continue;
      await insertGroups(tx, id, waiting);
      waiting = [];
    }
    if (waiting.length > 0) await insertGroups(tx, id, waiting);
    await tx
      .deleteFrom('priceModel')
      .where('id', 'not in', (kept) =>
        kept.selectFrom('priceModel').select('id').orderBy('id', 'desc').limit(modelsKept),
      )
      .execute();
    return id;
  });
}

async function insertGroups(tx: Tx, priceModelId: number, groups: readonly StoredGroup[]): Promise<void> {
  await sql`
    insert into price_group (price_model_id, key, cars, fit, usual)
    select ${priceModelId}, * from unnest(
      ${groups.map(({ key }) => key)}::text[],
      ${groups.map(({ cars }) => cars)}::int[],
      ${groups.map(({ fit }) => JSON.stringify(fit))}::jsonb[],
      ${groups.map(({ usual }) => JSON.stringify(usual))}::jsonb[]
    )`.execute(tx);
}

/** The newest model that this program can read; undefined before it has first read the market. */
export function loadNewestModel(db: Database | Tx): Promise<PriceModelRow | undefined> {
  return db
    .selectFrom('priceModel')
    .select(['id', 'cars', 'readAt'])
    .where('layout', '=', featureLayout)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function loadParameters(db: Database | Tx, priceModelId: number): Promise<ModelParameters> {
  // Without plugins: the one that renames columns looks at every number of it.
  const { rows } = await sql<{ parameters: ModelParameters }>`
    select parameters from price_model where id = ${priceModelId}`.execute(db.withoutPlugins());
  return rows[0]?.parameters ?? {};
}

export async function loadGroups(
  db: Database | Tx,
  priceModelId: number,
  keys: readonly string[],
): Promise<Map<string, StoredGroup>> {
  const { rows } = await sql<StoredGroup>`
    select key, cars, fit, usual from price_group
    where price_model_id = ${priceModelId} and key = any(${keys})`.execute(db.withoutPlugins());
  return new Map(rows.map((group) => [group.key, group]));
}

/** How many listings have changed since the market was read. */
export async function countChangedSince(db: Database, moment: Date): Promise<number> {
  const { count } = await db
    .selectFrom('listing')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('updatedAt', '>', moment)
    .executeTakeFirstOrThrow();
  return count;
}
