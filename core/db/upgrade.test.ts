import { cp, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { applyMigrations } from './apply-migrations.ts';
import { inTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const ourMigrations = new URL('./migrations/', import.meta.url);

/** Our migrations, and these behind them. */
async function withNext(next: Record<string, string>) {
  const folder = await mkdtempDisposable(join(tmpdir(), 'kardan-migrations-'));
  await cp(ourMigrations, folder.path, { recursive: true });
  for (const [name, text] of Object.entries(next)) await writeFile(join(folder.path, `${name}.sql`), text);
  return Object.assign(folder, { directory: pathToFileURL(`${folder.path}/`) });
}

test('an upgrade that waits for a table holds up no other one, says so, and goes on by itself', async () => {
  const { db, owner } = database;
  await buildDealership(db);
  await sql`
    insert into mail (template, recipient, language, payload)
    values ('reply-to-buyer', 'anna@example.at', 'de-AT', '{}')`.execute(db);
  await using next = await withNext({
    '9001_first': 'alter table dealership add column first_of_two int',
    '9002_second': 'alter table mail add column second_of_two int',
  });
  const waits: string[] = [];
  let migrating: Promise<string[]> | undefined;
  await inTransaction(db, async (sending) => {
    // As a worker of the release before does, until the mail server has answered.
    await sql`update mail set state = 'sent', settled_at = now()`.execute(sending);
    migrating = applyMigrations(owner, (what) => waits.push(what), next.directory);
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
    while (waits.length === 0 || (await isWaiting())) await sleep(20);
  });
  expect(await migrating).toEqual(['9001_first', '9002_second']);
  expect(waits[0]).toMatch(/^9002_second: .* in 2 s$/);
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
  await sql`alter table dealership drop column max_cars`.execute(owner);
  await sql.raw(await readFile(new URL('0063_max_cars.sql', ourMigrations), 'utf8')).execute(owner);
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
