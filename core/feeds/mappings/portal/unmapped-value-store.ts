import type { FeedFormat, LineIssueCode } from '@kardan/contract/values/feeds';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import type { LineIssue } from '../../feed-car.ts';

export interface StoredValue {
  id: number;
  format: FeedFormat;
  column: string;
  raw: string;
  field: LineIssue['field'];
  code: LineIssueCode;
  cars: number;
  dealerships: number;
  lastSeenAt: Date;
}

interface Wanted {
  format?: FeedFormat | undefined;
  words?: string | undefined;
  after?: { cars: number; id: number } | undefined;
}

/** The next values that nobody understood, those of most cars first; one that was decided meanwhile is left out. */
export async function loadUnmapped(
  db: Database,
  { format, words, after }: Wanted,
  limit: number,
): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select gap.id, gap.format, gap.column_name as "column", gap.raw, gap.field, gap.code, gap.cars, gap.dealerships,
      gap.last_seen_at as "lastSeenAt"
    from catalogue_gap as gap
    where gap.kind = 'value'
      ${format ? sql`and gap.format = ${format}` : sql``}
      ${words ? sql`and (gap.raw ilike ${pattern(words)} or gap.column_name ilike ${pattern(words)})` : sql``}
      ${after ? sql`and (gap.cars < ${after.cars} or (gap.cars = ${after.cars} and gap.id > ${after.id}))` : sql``}
      and not exists (
        select from value_mapping as decided
        where decided.feed_id is null and decided.format = gap.format and decided.column_name = gap.column_name
          and decided.raw = gap.raw
      )
    order by gap.cars desc, gap.id limit ${limit}`.execute(db);
  return rows;
}

/** Of what field a value was not understood; undefined where nobody counted it. */
export async function loadFieldOf(
  db: Database,
  { format, column, raw }: { format: string; column: string; raw: string },
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('catalogueGap')
    .select('field')
    .where('kind', '=', 'value')
    .where('format', '=', format)
    .where('columnName', '=', column)
    .where('raw', '=', raw)
    .executeTakeFirst();
  return row?.field;
}

export async function loadValuesCountedAt(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('catalogueGapCount')
    .select('countedAt')
    .where('kind', '=', 'value')
    .executeTakeFirst();
  return row?.countedAt ?? null;
}

/** Counts what the last run of each feed did not understand, in the place of what was counted before; sandboxes do not count. */
export async function replaceUnmapped(tx: Tx, limit: number): Promise<number> {
  // Two who count wait in turn.
  await sql`select pg_advisory_xact_lock(hashtextextended('catalogue-gap:value', 0))`.execute(tx);
  await tx.deleteFrom('catalogueGap').where('kind', '=', 'value').execute();
  const { rows } = await sql`
    insert into catalogue_gap (kind, format, column_name, raw, field, code, cars, dealerships, last_seen_at)
    select 'value', feed.format, said.column_name, said.raw, min(said.field), min(said.code), sum(said.cars),
      greatest(1, count(distinct said.dealership_id)), max(run.finished_at)
    from feed
    cross join lateral (
      select id, coalesce(finished_at, created_at) as finished_at from feed_run
      where feed_id = feed.id and state in ('done', 'undone') order by number desc limit 1
    ) as run
    join feed_value_group as said on said.run_id = run.id
    left join dealership on dealership.id = said.dealership_id
    where dealership.sandbox_of is null and length(said.column_name) <= 100 and length(said.raw) <= 200
    group by feed.format, said.column_name, said.raw
    order by sum(said.cars) desc, said.column_name, said.raw limit ${limit}
    returning id`.execute(tx);
  await sql`
    insert into catalogue_gap_count (kind, counted_at) values ('value', now())
    on conflict (kind) do update set counted_at = excluded.counted_at`.execute(tx);
  return rows.length;
}

/** Words anywhere in a text, as they are. */
export function pattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
