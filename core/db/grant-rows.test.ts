import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { grantRows } from './grant-rows.ts';
import { warnOfOwner } from './warn-of-owner.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`select add_audit_partition(current_date)`.execute(database.owner);
  await sql`select add_statistics_partition('2026-11-16')`.execute(database.owner);
});
afterAll(() => database[Symbol.asyncDispose]());

const asApp = (statement: string) => sql.raw(statement).execute(database.db);

describe('the role of api and worker', () => {
  test.each([
    'alter table listing add column mine integer',
    'alter table audit_entry disable trigger all',
    'drop table listing',
    'drop trigger audit_entry_stays on audit_entry',
    'truncate listing cascade',
    'truncate pgboss.job',
    'create table mine (id integer)',
    'create schema mine',
    'create function mine() returns integer language sql return 1',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return old; end $$',
    'create extension pg_stat_statements',
    'drop table pgboss.job',
    'select * from audit.audit_entry_default',
    'insert into audit.audit_entry_default select * from audit_entry',
    "update audit_entry set object_label = 'x'",
    'delete from audit_entry',
    'truncate audit_entry',
    "update kysely_migration set name = 'x'",
    "insert into state_transition values ('listing', 'sold', 'active')",
    "select setval('statistics_event_number', 1)",
    "select drop_statistics_partition('listing')",
    'set session_replication_role = replica',
    "copy listing to program 'cat'",
  ])('cannot %s', async (statement) => {
    await expect(asApp(statement)).rejects.toThrow(/permission denied|must be owner|no partition of statistics/);
  });

  test('makes and drops partitions through functions alone, which nobody else may call', async () => {
    await asApp("select add_statistics_partition('2026-11-17')");
    await asApp("select drop_statistics_partition('statistics_event_20261117')");
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef
        and (proacl is null or array_to_string(proacl, ',') ~ '(^|,)=X'
          or not coalesce(array_to_string(proconfig, ',') like 'search_path=public, pg_temp%', false))`.execute(
      database.owner,
    );
    expect(
      rows,
      'functions with the rights of the owner that anybody may call, or that a search path leads astray',
    ).toEqual([]);
  });

  test('reads and writes rows of whatever the owner adds, and what it is let is the same after granting again', async () => {
    await sql`create table added (id integer generated always as identity, name text)`.execute(database.owner);
    await grantRows(database.owner, { DATABASE_URL: database.url });
    await sql`create table added_later (id serial, name text)`.execute(database.owner);
    await sql`create table pgboss.added_there (id serial, name text)`.execute(database.owner);
    for (const table of ['added', 'added_later', 'pgboss.added_there']) {
      await asApp(`insert into ${table} (name) values ('a')`);
      await asApp(`update ${table} set name = 'b'`);
      await asApp(`delete from ${table}`);
    }
    await expect(asApp('delete from audit_entry')).rejects.toThrow('permission denied');
  });

  test('that cannot connect is told how to come by one', async () => {
    const DATABASE_URL = database.url.replace(/\/\/[^@]*@/, '//nobody-of-ours:x@');
    await expect(grantRows(database.owner, { DATABASE_URL })).rejects.toThrow('pnpm services up');
  });
});

test('a process of a public site that could change the schema says so, any other does not', async () => {
  const said: unknown[] = [];
  const log = { warn: (text: unknown) => void said.push(text) };
  const env = { SITE_ORIGIN: 'https://autos.test' };
  await warnOfOwner({ db: database.db, env, log });
  await warnOfOwner({ db: database.owner, env: { SITE_ORIGIN: 'http://localhost:3000' }, log });
  expect(said).toEqual([]);
  await warnOfOwner({ db: database.owner, env, log });
  expect(said).toEqual([expect.stringContaining('DATABASE_OWNER_URL')]);
});
