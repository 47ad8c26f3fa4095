import type { LineIssueCode } from '@kardan/contract/values/feeds';
import { type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { LineIssue } from '../feed-car.ts';
import type { LineScope, LinesOf } from '../runs/line-store.ts';

export interface StoredGroup {
  column: string;
  raw: string;
  field: LineIssue['field'];
  code: LineIssueCode;
  cars: number;
}

/** Counts the values of a run that were not understood, of each dealership those that stand in most cars. */
export async function saveGroups(tx: Tx, run: LinesOf, codes: readonly string[], limitEach: number): Promise<void> {
  await sql`
    insert into feed_value_group (run_id, dealership_id, column_name, raw, field, code, cars)
    select ${run.id}, dealership_id, column_name, raw, field, code, cars
    from (
      select *, row_number() over (partition by dealership_id order by cars desc, column_name, raw) as rank
      from (
        select dealership_id, issue ->> 'column' as column_name, issue ->> 'raw' as raw, min(issue ->> 'field') as field,
          min(issue ->> 'code') as code, count(*)::integer as cars
        from feed_line, jsonb_array_elements(issues) as issue
        where at = ${run.createdAt} and run_id = ${run.id} and needs_you and issue ->> 'code' = any(${codes}::text[])
          and issue ->> 'column' is not null and issue ->> 'raw' is not null
        group by 1, 2, 3
      ) as counted
    ) as ranked
    where rank <= ${limitEach}`.execute(tx);
}

/** Values of a run that were not understood, with the number of cars that they stand in, most first. */
export async function loadGroups(
  db: Database,
  { run, visible, withUnknown }: LineScope,
  limit?: number,
): Promise<StoredGroup[]> {
  const own = sql<SqlBool>`dealership_id = any(${visible}::integer[])`;
  const { rows } = await sql<StoredGroup>`
    select column_name as "column", raw, min(field) as field, min(code) as code, sum(cars)::integer as cars
    from feed_value_group
    where run_id = ${run.id} and ${withUnknown ? sql<SqlBool>`(${own} or dealership_id is null)` : own}
    group by 1, 2 order by cars desc, 1, 2 limit ${limit ?? null}`.execute(db);
  return rows;
}
