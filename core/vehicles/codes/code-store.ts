import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** The versions of a national code, what it means first. */
export function loadVersionsOfCode(db: Database, code: string) {
  return db
    .selectFrom('version')
    .innerJoin('model', 'model.id', 'version.modelId')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['version.id', 'version.name', 'version.modelId', 'version.builtFrom', 'version.builtTo'])
    .select(['make.slug as makeSlug', 'model.slug as modelSlug', 'make.name as makeName', 'model.name as modelName'])
    .where('version.nationalCode', '=', code)
    .where('version.hiddenAt', 'is', null)
    .orderBy('version.popularity', 'desc')
    .orderBy('version.id')
    .limit(20)
    .execute();
}

/** Cars of a national code that are on offer or in preparation. */
export async function countCarsOfCode(db: Database, code: string): Promise<number> {
  const { cars } = await db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('cars'))
    .where('nationalCode', '=', code)
    .where('state', 'in', ['draft', 'active', 'reserved'])
    .executeTakeFirstOrThrow();
  return cars;
}

export interface StoredGap {
  id: number;
  raw: string;
  cars: number;
  dealerships: number;
  lastSeenAt: Date;
  modelId: number | null;
  vehicle: string | null;
}

/** The next codes that no version has, those of most cars first; one that has got a version meanwhile is left out. */
export async function loadUnknownCodes(
  db: Database,
  after: { cars: number; id: number } | undefined,
  limit: number,
): Promise<StoredGap[]> {
  const { rows } = await sql<StoredGap>`
    select gap.id, gap.raw, gap.cars, gap.dealerships, gap.last_seen_at as "lastSeenAt", gap.model_id as "modelId",
      make.name || ' ' || model.name as vehicle
    from catalogue_gap as gap
    left join model on model.id = gap.model_id
    left join make on make.id = model.make_id
    where gap.kind = 'code'
      ${after ? sql`and (gap.cars < ${after.cars} or (gap.cars = ${after.cars} and gap.id > ${after.id}))` : sql``}
      and not exists (select from version where version.national_code = gap.raw and version.hidden_at is null)
    order by gap.cars desc, gap.id limit ${limit}`.execute(db);
  return rows;
}

export async function loadCountedAt(db: Database, kind: 'value' | 'code'): Promise<Date | null> {
  const row = await db.selectFrom('catalogueGapCount').select('countedAt').where('kind', '=', kind).executeTakeFirst();
  return row?.countedAt ?? null;
}

/** Counts codes of cars on offer that no version has, in the place of what was counted before. */
export async function replaceUnknownCodes(tx: Tx, limit: number): Promise<number> {
  // Two who count wait in turn.
  await sql`select pg_advisory_xact_lock(hashtextextended('catalogue-gap:code', 0))`.execute(tx);
  await tx.deleteFrom('catalogueGap').where('kind', '=', 'code').execute();
  const { rows } = await sql`
    insert into catalogue_gap (kind, raw, model_id, cars, dealerships, last_seen_at)
    select 'code', national_code, mode() within group (order by model_id), count(*), count(distinct dealership_id),
      max(updated_at)
    from listing
    where national_code is not null and state in ('active', 'reserved')
      and not exists (select from version where version.national_code = listing.national_code and version.hidden_at is null)
    group by national_code order by count(*) desc, national_code limit ${limit}
    returning id`.execute(tx);
  await sql`
    insert into catalogue_gap_count (kind, counted_at) values ('code', now())
    on conflict (kind) do update set counted_at = excluded.counted_at`.execute(tx);
  return rows.length;
}
