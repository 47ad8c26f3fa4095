import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { reachOn } from '../../db/reach-of-listing.ts';
import { eachKind, kindColumns, storedSumsOfKinds } from '../kinds-store.ts';

/**
 * The number of the last event that is surely written, and all before it. Events are numbered before they are committed:
 * whoever is writing is waited for, and whoever comes meanwhile waits for milliseconds. After a second the roll-up gives up
 * rather than hold up visitors.
 */
export function lastWrittenNumber(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    await sql`set local lock_timeout = '1s'`.execute(tx);
    await sql`lock table only statistics_event in share mode`.execute(tx);
    const { rows } = await sql<{ last: number }>`
      select case when is_called then last_value else 0 end as last from statistics_event_number`.execute(tx);
    return rows[0]?.last ?? 0;
  });
}

/** The number up to which everything is rolled up. Held: roll-ups of two workers take turns. */
export async function holdProgress(tx: Tx): Promise<number> {
  const { rolledUpTo } = await tx
    .selectFrom('statisticsProgress')
    .select('rolledUpTo')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return rolledUpTo;
}

export async function saveProgress(tx: Tx, rolledUpTo: number): Promise<void> {
  await tx.updateTable('statisticsProgress').set({ rolledUpTo }).execute();
}

/** Notes up to which moment everything is counted; two workers may tell it out of order. */
export async function saveCountedUntil(db: Database, moment: Date): Promise<void> {
  await sql`
    update statistics_progress set counted_until = greatest(counted_until, ${moment.toISOString()}::timestamptz)`.execute(
    db,
  );
}

/** Adds to what stands in a table already. */
function added(table: string): RawBuilder<unknown> {
  return eachKind((column) => sql`${column} = ${sql.ref(table)}.${column} + excluded.${column}`);
}

/** The statement's day, not the transaction's: that may have waited over midnight for another roll-up. */
const today = sql`(statement_timestamp() at time zone 'Europe/Vienna')::date`;
const moved = (kind: 'views' | 'inquiries') =>
  sql`${reachOn('life', kind, sql`excluded.reach_day`)} + ${sql.ref(`excluded.reach_${kind}`)}`;

/** What `counted` holds, car by car. What has left a car's thirty days is taken off as it stands before this statement. */
const addToLives = sql`
  insert into statistics_of_listing_life as life (dealership_id, listing_id, first_day, last_day, impressions, views, contacts,
    parked, reach_day, reach_views, reach_inquiries)
  select dealership_id, listing_id, min(day), max(day), sum(impressions), sum(views), sum(phones_shown + inquiries),
    sum(parked), ${today}, coalesce(sum(views) filter (where day > ${today} - 30), 0),
    coalesce(sum(inquiries) filter (where day > ${today} - 30), 0)
  from counted
  where listing_id is not null
  group by 1, 2 order by 1, 2
  on conflict (dealership_id, listing_id) do update set
    first_day = least(life.first_day, excluded.first_day), last_day = greatest(life.last_day, excluded.last_day),
    impressions = life.impressions + excluded.impressions, views = life.views + excluded.views,
    contacts = life.contacts + excluded.contacts, parked = life.parked + excluded.parked,
    reach_day = excluded.reach_day, reach_views = ${moved('views')}, reach_inquiries = ${moved('inquiries')}`;

/**
 * Adds events of a range of numbers to their days in Vienna, whenever that was: by car, by make, by category and federal state,
 * to the months of cars and makes, and to what is known of each car. Cars are looked up one by one: the planner would rather read all of them, a gigabyte
 * of a million.
 */
export async function addEventsToDays(tx: Tx, after: number, upTo: number): Promise<void> {
  await sql`
    with counted as materialized (
      select dealership_id, (occurred_at at time zone 'Europe/Vienna')::date as day, listing_id, source,
        ${eachKind((column, kind) => sql`count(*) filter (where kind = ${sql.lit(kind)})::integer as ${column}`)}
      from statistics_event
      where number > ${after} and number <= ${upTo}
      group by 1, 2, 3, 4
    ), known as materialized (
      select counted.*, date_trunc('month', counted.day)::date as month, listing.category, listing.make_id, listing.city_id
      from counted
      left join lateral (
        select category, make_id, city_id from listing where id = counted.listing_id limit 1
      ) as listing on true
    ), by_listing as (
      insert into statistics_of_listing (dealership_id, day, listing_id, source, ${kindColumns})
      select dealership_id, day, listing_id, source, ${kindColumns} from counted
      order by dealership_id, day, listing_id, source
      on conflict (dealership_id, day, listing_id, source) do update set ${added('statistics_of_listing')}
    ), by_listing_month as (
      insert into statistics_of_listing_month (dealership_id, month, listing_id, make_id, ${kindColumns})
      select dealership_id, month, listing_id, max(make_id), ${storedSumsOfKinds} from known
      where listing_id is not null
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (dealership_id, month, listing_id) do update set ${added('statistics_of_listing_month')}
    ), by_life as (
      ${addToLives}
    ), by_make as (
      insert into statistics_of_make (dealership_id, day, make_id, source, ${kindColumns})
      select dealership_id, day, make_id, source, ${storedSumsOfKinds} from known
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (dealership_id, day, make_id, source) do update set ${added('statistics_of_make')}
    ), by_month as (
      insert into statistics_of_month (dealership_id, month, make_id, source, ${kindColumns})
      select dealership_id, month, make_id, source, ${storedSumsOfKinds} from known
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (dealership_id, month, make_id, source) do update set ${added('statistics_of_month')}
    )
    insert into statistics_of_day (day, category, region_id, ${kindColumns})
    select known.day, known.category, district.region_id, ${eachKind((column) => sql`sum(known.${column})`)}
    from known
    left join dealership on dealership.id = known.dealership_id
    left join city on city.id = coalesce(known.city_id, dealership.city_id)
    left join district on district.id = city.district_id
    group by 1, 2, 3
    on conflict (day, category, region_id) do update set ${added('statistics_of_day')}`.execute(tx);
}
