import { type Database, inTransaction } from '@kardan/core/db/database';
import { type SqlBool, sql } from 'kysely';
import { dealershipCount } from '../dealerships/build-dealership.ts';

const mark = 'Demo data';

export interface DemoMark {
  seed: number;
  listings: number;
  today: string;
}

/** What a seed would delete though none has made it, by name and number; names with nothing to lose are missing. */
export type ForeignRows = Record<string, number>;

/**
 * Counts what did not come from a seed. With the mark of one these are listings and dealerships numbered above its size,
 * without it all of them; a seed makes no inquiries, notices and statements of reasons, and marks its accounts. That somebody has changed a demo row is not seen.
 */
export async function countForeignRows(db: Database): Promise<ForeignRows> {
  const { rows: marks } = await sql<{ comment: string | null }>`
    select obj_description('listing'::regclass, 'pg_class') as comment`.execute(db);
  const seeded = Number(marks[0]?.comment?.match(new RegExp(`^${mark}: (\\d+) listings`))?.[1] ?? 0);
  const { rows } = await sql<{ name: string; count: number }>`
    select 'listings' as name, count(*) from listing where id > ${seeded}
    union all select 'dealerships', count(*) from dealership where id > ${seeded === 0 ? 0 : dealershipCount(seeded)}
    union all select 'accounts of dealers', count(*) from account where not is_demo and (
      exists (select from membership where account_id = account.id)
      or exists (select from group_membership where account_id = account.id))
    union all select 'inquiries', count(*) from inquiry
    union all select 'content notices', count(*) from content_notice
    union all select 'statements of reasons', count(*) from statement_of_reasons`.execute(db);
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}

/**
 * Empties listings and dealerships with all that refers to them, and marks the table as demo data before the first row
 * comes, so that an interrupted seed can simply be run again.
 *
 * Gone are also pictures' places, price histories, statistics and reports, matches of search agents, dealers' accounts,
 * and every inquiry, content notice, statement of reasons and complaint: `cascade` empties their tables whole, rows without a listing too. Operators'
 * accounts, search agents, pictures and cities stay.
 */
export async function replaceDemoData(db: Database, { seed, listings, today }: DemoMark): Promise<void> {
  const comment = `${mark}: ${listings} listings of seed ${seed}, as of ${today}. Replaced by the next pnpm seed.`;
  await inTransaction(db, async (tx) => {
    await sql`
      truncate listing, search_agent_match, statistics_event, statistics_of_listing, statistics_of_day, statistics_of_make,
        statistics_of_month, statistics_of_listing_month, statistics_of_listing_life, market_of_day, market_spread, market_supply
      restart identity cascade`.execute(tx);
    await sql`
      delete from account where is_demo or not is_operator and not is_editor and (
        exists (select from membership where account_id = account.id)
        or exists (select from group_membership where account_id = account.id))`.execute(tx);
    await tx.deleteFrom('dealership').execute();
    await tx.deleteFrom('dealerGroup').execute();
    await tx.deleteFrom('formerSlug').where('entity', '=', 'dealership').execute();
    await sql`comment on table listing is ${sql.lit(comment)}`.execute(tx);
  });
}

const imageLinkConstraints = ['listing_image_listing_id_fkey', 'listing_image_image_id_fkey'] as const;

/**
 * While listings come, the foreign keys of their five million pictures' places are not checked row by row, which would
 * take as long as writing the listings (18 instead of 4 µs a row); afterwards all rows are checked at once. A seed that
 * is killed between leaves them unchecked until the next seed.
 */
export async function withImageLinksCheckedAtOnce(db: Database, work: () => Promise<void>): Promise<void> {
  const enforce = async (how: 'enforced' | 'not enforced') => {
    for (const constraint of imageLinkConstraints) {
      await sql`alter table listing_image alter constraint ${sql.ref(constraint)} ${sql.raw(how)}`.execute(db);
    }
  };
  await enforce('not enforced');
  try {
    await work();
  } finally {
    await enforce('enforced');
  }
}

/** Demo rows bring their own ids; the next row from elsewhere must get a free one. */
export async function continueIds(db: Database): Promise<void> {
  for (const table of ['listing', 'dealership', 'person']) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
      where exists (select from ${sql.table(table)})`.execute(db);
  }
}

/** Fresh statistics for the planner, and a visibility map, so that index-only scans work from the first query on. */
export async function prepareForQueries(db: Database): Promise<void> {
  await sql`vacuum (analyze) listing, listing_price, listing_image, image, dealership, dealership_make, dealership_district, person`.execute(
    db,
  );
}

export interface SeedCounts {
  category: string;
  state: string;
  listings: number;
}

export function countByCategoryAndState(db: Database): Promise<SeedCounts[]> {
  return db
    .selectFrom('listing')
    .select(['category', 'state', (expression) => expression.fn.countAll<number>().as('listings')])
    .groupBy(['category', 'state'])
    .execute();
}

export async function countDealerships(db: Database): Promise<{ total: number; active: number; persons: number }> {
  return db
    .selectFrom('dealership')
    .select((expression) => [
      expression.fn.countAll<number>().as('total'),
      expression.fn.countAll<number>().filterWhere(sql<SqlBool>`state = 'active'`).as('active'),
      expression
        .selectFrom('person')
        .select((person) => person.fn.countAll<number>().as('count'))
        .as('persons'),
    ])
    .executeTakeFirstOrThrow() as Promise<{ total: number; active: number; persons: number }>;
}
