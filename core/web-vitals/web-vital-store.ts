import type { PageKind, WebVital, WebVitalDevice, WebVitalRating } from '@kardan/contract/values/web-vitals';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface WebVitalCount {
  day: string;
  pageKind: PageKind;
  device: WebVitalDevice;
  metric: WebVital;
  rating: WebVitalRating;
  bucket: number;
  count: number;
}

/** Adds to what is counted. In one order, so that processes that write at the same moment never wait for each other in a circle. */
export async function addCounts(db: Database, counts: WebVitalCount[]): Promise<void> {
  await sql`
    insert into statistics_web_vital (day, page_kind, device, metric, rating, bucket, count)
    select * from unnest(
      ${counts.map(({ day }) => day)}::date[],
      ${counts.map(({ pageKind }) => pageKind)}::text[],
      ${counts.map(({ device }) => device)}::web_vital_device[],
      ${counts.map(({ metric }) => metric)}::web_vital_metric[],
      ${counts.map(({ rating }) => rating)}::web_vital_rating[],
      ${counts.map(({ bucket }) => bucket)}::smallint[],
      ${counts.map(({ count }) => count)}::integer[])
    order by 1, 2, 3, 4, 5, 6
    on conflict (day, page_kind, device, metric, rating, bucket)
      do update set count = statistics_web_vital.count + excluded.count`.execute(db);
}

export interface QuantileOfDay {
  /** Null for all of the days together. */
  day: string | null;
  pageKind: PageKind;
  device: WebVitalDevice;
  visits: number;
  bucket: number;
}

/** In which bucket the slowest of a share of visits was, by day and over all days, of one metric; reckoned where the rows lie. */
export async function loadQuantiles(
  db: Database,
  { metric, from, to, share }: { metric: WebVital; from: string; to: string; share: number },
): Promise<QuantileOfDay[]> {
  const { rows } = await sql<QuantileOfDay>`
    with counted as (
      select day, page_kind, device, bucket, sum(count) as count
      from statistics_web_vital
      where day between ${from}::date and ${to}::date and metric = ${metric}
      group by grouping sets ((day, page_kind, device, bucket), (page_kind, device, bucket))
    ), passed as (
      select *,
        sum(count) over (partition by day, page_kind, device order by bucket) as so_far,
        sum(count) over (partition by day, page_kind, device) as visits
      from counted
    )
    select day, page_kind, device, min(visits)::integer as visits, min(bucket)::integer as bucket
    from passed where so_far >= ${share} * visits
    group by day, page_kind, device
    order by page_kind, device, day`.execute(db);
  return rows;
}

export async function deleteCountsBefore(db: Database, day: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('statisticsWebVital').where('day', '<', day).executeTakeFirst();
  return Number(numDeletedRows);
}
