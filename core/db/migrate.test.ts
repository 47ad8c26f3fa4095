import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { untilWaiting } from '../testing/until-waiting.ts';
import { inTransaction } from './database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** With a row for each car, picture, visit, mail, act or car of a file. */
const large = [
  ...['audit_entry', 'feed_car', 'feed_run', 'image', 'inquiry', 'listing', 'listing_image', 'listing_price'],
  ...['listing_revision', 'mail', 'search_agent', 'statistics_event', 'statistics_of_listing', 'statistics_web_vital'],
];
/** The first migration after which tables may have been filled. */
const firstOnFullTables = '0052';

test('a migration builds no index on a large table, which would keep everybody from writing: that is done online', async () => {
  const folder = new URL('./migrations/', import.meta.url);
  const built: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => name >= firstOnFullTables)) {
    const text = await readFile(new URL(file, folder), 'utf8');
    for (const [index, table] of text.matchAll(/create (?:unique )?index \w+ on (\w+)/g))
      if (large.includes(table ?? '')) built.push(`${file}: ${index}`);
  }
  expect(built).toEqual([]);
});

const act = sql`
  insert into audit_entry (action, object_kind, object_id, object_label, before, after)
  values ('account.changed', 'account', '1', '', '{}', '{}')`;

const indexes = async () => {
  const { rows } = await sql<{ table: string; valid: boolean }>`
    select indrelid::regclass::text as table, indisvalid as valid from pg_index
    join pg_class on pg_class.oid = indexrelid
    join pg_partition_tree('audit_entry') on relid = indrelid
    where pg_get_indexdef(indexrelid) like '%(actor_account_id, at%' order by 1`.execute(database.owner);
  return rows;
};

test('indexes of the record are built month by month while it is written, also after an interruption', async () => {
  const { owner } = database;
  await sql`select add_audit_partition((now() at time zone 'Europe/Vienna')::date)`.execute(owner);
  const whole = await indexes();
  expect(whole).toHaveLength(3);
  await sql`drop index audit_entry_actor`.execute(owner);
  await sql`
    create index audit_entry_actor on only audit_entry (actor_account_id, at desc, id desc)
    where actor_account_id is not null`.execute(owner);
  await sql`delete from online_migration where name like '0009%'`.execute(owner);

  let migrating: Promise<string[]> | undefined;
  await inTransaction(database.db, async (tx) => {
    await act.execute(tx);
    migrating = migrate(owner);
    // It waits for the writer that was there before it, and keeps nobody else from writing.
    await untilWaiting(owner, { like: 'create index concurrently%' });
    await inTransaction(database.db, async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other);
      await act.execute(other);
    });
  });
  expect(await migrating).toEqual(['online/0009_audit_lookups']);
  expect(await indexes()).toMatchObject(whole.map(({ table }) => ({ table, valid: true })));
});

test('an index whose build ended before its time is built anew, though it has the name', async () => {
  const { db, owner } = database;
  const { id: dealershipId } = await buildDealership(db);
  for (const title of ['Golf', 'Polo']) await buildListing(db, { dealershipId, title });
  await sql`drop index listing_dealership_state`.execute(owner);
  const broken = sql`create unique index concurrently listing_dealership_state on listing (dealership_id)`.execute(
    owner,
  );
  await expect(broken).rejects.toThrow('could not create unique index');
  await sql`delete from online_migration where name like '0007%'`.execute(owner);

  expect(await migrate(owner)).toEqual(['online/0007_listing_dealership_state']);
  const { rows } = await sql`
    select indisvalid as valid, indisunique as unique from pg_index
    where indexrelid = 'listing_dealership_state'::regclass`.execute(owner);
  expect(rows).toEqual([{ valid: true, unique: false }]);
});
