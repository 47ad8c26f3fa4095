import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { anOperator } from '../testing/actors.ts';
import { plansOf } from '../testing/plans-of.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ensureAuditPartitions } from './ensure-audit-partitions.ts';
import { readActs } from './read-acts.ts';
import { recordAct } from './record-act.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await ensureAuditPartitions({ db: database.owner });
});
afterAll(() => database[Symbol.asyncDispose]());

const act = { action: 'listing.changed', object: { id: 3, label: 'Golf' } } as const;

test('acts are found by their ids in the months they were done in, and no other month is read', async () => {
  const ids = await inTransaction(database.db, async (tx) => {
    const first = await recordAct(tx, anOperator, act);
    await sql`select pg_sleep(0.5)`.execute(tx);
    return [await recordAct(tx, anOperator, act), first];
  });
  expect((await readActs(database, ids)).map(({ id }) => id)).toEqual(ids);
  const [plan = ''] = await plansOf(database.url, (db) => readActs({ db }, ids));
  const read = new Set(plan.match(/\baudit_entry_(\d{6}|default)\b/g));
  // At the turn of a month it is two.
  expect(read.size, plan).toBeGreaterThan(0);
  expect(read.size, plan).toBeLessThanOrEqual(2);
});

test('however long a transaction takes, an act is of the moment that its id tells', async () => {
  const id = await inTransaction(database.db, async (tx) => {
    await sql`select pg_sleep(2)`.execute(tx);
    return recordAct(tx, anOperator, act);
  });
  const { rows } = await sql<{ apartMs: number }>`
    select abs(extract(epoch from at - uuid_extract_timestamp(id)) * 1000)::float as apart_ms
    from audit_entry where id = ${id}`.execute(database.db);
  expect(rows[0]?.apartMs).toBeLessThan(1_000);
});
