import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { afterSessionLock, withSessionLock } from './session-lock.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database[Symbol.asyncDispose]();
});

const lockOf = (name: string) => ({ space: 4711, name, takenMessage: 'somebody is at it' });

test('who comes second is told so, and who comes after the first has ended or failed is not', async () => {
  const first = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const running = withSessionLock(db, lockOf('cars'), () => {
    begun.resolve();
    return first.promise;
  });
  await begun.promise;
  await expect(withSessionLock(db, lockOf('cars'), async () => 'too')).rejects.toThrow('somebody is at it');
  expect(await withSessionLock(db, lockOf('agents'), async () => 'another work')).toBe('another work');
  first.resolve('done');
  expect(await running).toBe('done');
  const failing = withSessionLock(db, lockOf('cars'), () => Promise.reject(new Error('no engine')));
  await expect(failing).rejects.toThrow('no engine');
  expect(await withSessionLock(db, lockOf('cars'), async () => 'again')).toBe('again');
});

test('who has to do the same work waits until nobody else is at it, by no statement that could be cut and with no connection of the pool', async () => {
  const small = openDatabase({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: 1 });
  const lock = { space: 4711, name: 'ratings' };
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const running = afterSessionLock(small, lock, async () => {
    begun.resolve();
    await first.promise;
    order.push('first');
  });
  await begun.promise;
  const waiting = afterSessionLock(small, lock, async () => order.push('second'));
  // The first's connection and that of who waits.
  const tries = sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_try_advisory_lock(%'`;
  await expect.poll(async () => (await tries.execute(small)).rows.length).toBe(2);
  const { rows } = await sql`
    select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(small);
  expect(rows).toEqual([]);
  first.resolve();
  await Promise.all([running, waiting]);
  expect(order).toEqual(['first', 'second']);
  await small.destroy();
});

test('however many locks are held, transactions that look something up beside find their connections', async () => {
  const ending = Promise.withResolvers<void>();
  const held = ['one', 'two', 'three'].map((name) => withSessionLock(db, lockOf(name), () => ending.promise));
  const save = () => inTransaction(db, async () => sql`select 1`.execute(db));
  await expect(Promise.all([save(), save(), save()])).resolves.toHaveLength(3);
  ending.resolve();
  await Promise.all(held);
});
