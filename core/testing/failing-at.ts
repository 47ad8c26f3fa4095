import { sql } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** Has the database fail at one listing in a way that nobody expects, until it is disposed of. */
export async function failingAt({ owner }: TestDatabase, listingId: number): Promise<AsyncDisposable> {
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'nobody expected this'; end $$`.execute(
    owner,
  );
  await sql`
    create trigger fail before update on listing for each row when (new.id = ${sql.lit(listingId)})
    execute function fail()`.execute(owner);
  return {
    async [Symbol.asyncDispose]() {
      await sql`drop function fail cascade`.execute(owner);
    },
  };
}
