import { type RawBuilder, sql } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** Has the database fail at one listing in a way that nobody expects, until it is disposed of. */
export function failingAt(database: TestDatabase, listingId: number): Promise<AsyncDisposable> {
  return failing(database, sql`before update on listing for each row when (new.id = ${sql.lit(listingId)})`);
}

/** The same whenever a row of a table is deleted. */
export function failingToDelete(database: TestDatabase, table: string): Promise<AsyncDisposable> {
  return failing(database, sql`before delete on ${sql.table(table)} for each row`);
}

/** The same whenever a row of a table is changed. */
export function failingToChange(database: TestDatabase, table: string): Promise<AsyncDisposable> {
  return failing(database, sql`before update on ${sql.table(table)} for each row`);
}

/** The same when everything has been written, and only the commit is left. */
export function failingToCommit(database: TestDatabase, table: string): Promise<AsyncDisposable> {
  const when = sql`after insert or update on ${sql.table(table)} deferrable initially deferred for each row`;
  return failing(database, when, sql`constraint trigger`);
}

async function failing(
  { owner }: TestDatabase,
  when: RawBuilder<unknown>,
  kind: RawBuilder<unknown> = sql`trigger`,
): Promise<AsyncDisposable> {
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'nobody expected this'; end $$`.execute(
    owner,
  );
  await sql`create ${kind} fail ${when} execute function fail()`.execute(owner);
  return {
    async [Symbol.asyncDispose]() {
      await sql`drop function fail cascade`.execute(owner);
    },
  };
}
