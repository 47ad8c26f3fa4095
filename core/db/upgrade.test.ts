import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
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

test('whoever has many cars may have half as many again after the upgrade, everybody else 20,000', async () => {
  const { db, owner } = database;
  const [large, small] = [await buildDealership(db), await buildDealership(db)];
  const addDrafts = (dealershipId: number, cars: number) =>
    sql`
      insert into listing_draft (id, dealership_id)
      select nextval('listing_id_seq'), ${dealershipId} from generate_series(1, ${cars}::int)`.execute(db);
  await addDrafts(large.id, 15_999);
  await addDrafts(small.id, 13_000);
  await buildListing(db, { dealershipId: large.id });
  await goBackBefore0063();
  await migrate(owner);
  const maxima = await db
    .selectFrom('dealership')
    .select(['id', 'maxCars'])
    .where('id', 'in', [large.id, small.id])
    .orderBy('id')
    .execute();
  expect(maxima).toEqual([
    { id: large.id, maxCars: 24_000 },
    { id: small.id, maxCars: 20_000 },
  ]);
});
