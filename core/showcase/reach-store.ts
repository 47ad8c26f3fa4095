import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface RegionReach {
  /** Null for what concerns no place that is still known. */
  regionId: number | null;
  /** The first day with counts. */
  firstDay: string;
  impressions: number;
  views: number;
  contacts: number;
  parked: number;
}

/** What was counted from one day to another, both included, by federal state: at most 45 rows a day are read. */
export async function loadReach(db: Database, from: string, to: string): Promise<RegionReach[]> {
  const { rows } = await sql<RegionReach>`
    select region_id, min(day) as first_day, sum(impressions)::bigint as impressions, sum(views)::bigint as views,
      sum(inquiries + phones_shown)::bigint as contacts, sum(parked)::bigint as parked
    from statistics_of_day
    where day between ${from}::date and ${to}::date
    group by region_id`.execute(db);
  return rows;
}

/** How many look for cars: an index scan, 60 ms of a million. */
export async function countActiveAgents(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('searchAgent')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}
