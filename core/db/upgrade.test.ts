import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** As the release before had it. */
async function goBackBefore0063() {
  await sql`alter table dealership drop column max_cars`.execute(database.owner);
  await sql`delete from kysely_migration where name >= '0063'`.execute(database.owner);
}

test('an upgrade that waits for a table holds up no other one, says so, and goes on by itself', async () => {
  const { db, owner } = database;
  await buildDealership(db);
  await sql`
    insert into mail (template, recipient, language, payload)
    values ('reply-to-buyer', 'anna@example.at', 'de-AT', '{}')`.execute(db);
  await goBackBefore0063();
  const waits: string[] = [];
  let migrating: Promise<string[]> | undefined;
  await inTransaction(db, async (sending) => {
    // As a worker of the release before does, until the mail server has answered.
    await sql`update mail set state = 'sent', settled_at = now()`.execute(sending);
    migrating = migrate(owner, { onWait: (what) => waits.push(what) });
    const isWaiting = async () => {
      const { rows } = await sql`
        select from pg_locks where relation = 'mail'::regclass and not granted`.execute(database.reader);
      return rows.length > 0;
    };
    while (!(await isWaiting())) await sleep(20);
    await inTransaction(database.reader, async (visitor) => {
      await sql`set local lock_timeout = '500ms'`.execute(visitor);
      await sql`select name from dealership`.execute(visitor);
    });
    // It lets go between two tries.
    while (waits.length === 0) await sleep(20);
    expect(await isWaiting()).toBe(false);
  });
  expect(await migrating).toEqual(['0063_max_cars', '0064_delivery_told_in_the_end']);
  expect(waits[0]).toMatch(/^0064_delivery_told_in_the_end: .* in 2 s$/);
});
