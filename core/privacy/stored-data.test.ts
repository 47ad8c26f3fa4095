import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { storedData } from './stored-data.ts';

/** Tables that say nothing about a person. Whoever adds a table decides, and so the policy stays whole. */
const tablesAboutNobody = new Set(
  `backfill bulk_change car_look catalogue_gap catalogue_gap_count city colloquial_name content_link content_use custom_page dealer_group dealership_district dealership_image dealership_make
   dealership_opening_hours dealership_report dealership_stock dealership_special_day dealership_special_hours directory_word district former_content_slug former_slug generation image inbox_setting
   kysely_migration kysely_migration_lock
   identity_provider identity_provider_domain
   listing listing_creation listing_image listing_matching listing_price listing_rating make model
   online_migration price_group price_model region reply_template spent_challenge state_transition statistics_event
   statistics_of_day statistics_of_listing statistics_of_listing_life statistics_of_listing_month statistics_of_make statistics_of_month
   answers_of_hour empty_search_of_day error_of_day mail_of_day search_word_of_day slow_search_of_day
   statistics_batch statistics_progress statistics_web_vital transparency_month version
   export_link feed_car feed_file feed_line feed_picture feed_picture_host feed_picture_lane feed_picture_list feed_source feed_value_group
   idempotent_answer webhook webhook_delivery
   expectation_of_day market_demand market_of_day market_spread market_supply`.split(/\s+/),
);

/** What columns about people are called, wherever they stand. */
const aboutSomebody =
  /e_?mail|phone(?!s_shown)|given_name|family_name|display_name|legal_name|sender|reporter|password|key_hash|mailbox|ip_address|user_agent|account_id$/;

const listed = new Map(storedData.flatMap(({ tables }) => Object.entries(tables)));

async function columnsByTable(): Promise<Map<string, string[]>> {
  await using database = await createTestDatabase();
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.table_name as name, array_agg(c.column_name::text order by c.column_name) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join pg_class on pg_class.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and not pg_class.relispartition
    group by c.table_name`.execute(database.db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

test('every table is in the list of the privacy policy, or is known to say nothing about anybody', async () => {
  const tables = [...(await columnsByTable()).keys()];
  expect(tables.filter((name) => !listed.has(name) && !tablesAboutNobody.has(name))).toEqual([]);
  expect([...listed.keys(), ...tablesAboutNobody].filter((name) => !tables.includes(name))).toEqual([]);
});

test('every column that is about somebody is in the list, and every column of the list exists', async () => {
  for (const [table, columns] of await columnsByTable()) {
    const told = listed.get(table) ?? [];
    expect(columns, table).toEqual(expect.arrayContaining([...told]));
    const personal = columns.filter((column) => aboutSomebody.test(column));
    expect(personal.filter((column) => !told.includes(column)).map((column) => `${table}.${column}`)).toEqual([]);
  }
});
