import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { LineScope } from '../runs/line-store.ts';

interface CarsOfModel {
  model: string;
  cars: number;
  field: string | null;
  before: string | null;
}

/** The cars of a run in which a value stands that was not understood, by model, most first; with what they have there now. */
export async function loadCarsOfValue(
  db: Database,
  { run, visible, withUnknown }: LineScope,
  column: string,
  raw: string,
): Promise<CarsOfModel[]> {
  const { rows } = await sql<CarsOfModel>`
    select coalesce(make.name || ' ' || model.name, '') as model, count(*)::integer as cars, min(found.field) as field,
      null as before
    from feed_line
    cross join lateral (
      select issue ->> 'field' as field from jsonb_array_elements(issues) as issue
      where issue ->> 'column' = ${column} and issue ->> 'raw' = ${raw} limit 1
    ) as found
    left join listing on listing.id = feed_line.listing_id
    left join make on make.id = listing.make_id
    left join model on model.id = listing.model_id
    where feed_line.at = ${run.createdAt} and feed_line.run_id = ${run.id} and ${isVisible(visible, withUnknown)}
      and issues @> ${JSON.stringify([{ column, raw }])}::jsonb
    group by 1 order by cars desc, 1 limit 50`.execute(db);
  return rows;
}

function isVisible(visible: readonly number[], withUnknown: boolean) {
  const own = sql<SqlBool>`feed_line.dealership_id = any(${visible}::integer[])`;
  return withUnknown ? sql<SqlBool>`(${own} or feed_line.dealership_id is null)` : own;
}
