import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { loadEnv } from '../env.ts';
import { withDeadline } from '../kernel/deadline.ts';
import { createLog } from '../kernel/log.ts';
import { type Database, openDatabase, poolUse } from './database.ts';
import { openReader, readersWaiting } from './reader.ts';

function open(): { db: Database; reader: Database } {
  const options = { DATABASE_URL: loadEnv().DATABASE_URL, DATABASE_POOL_SIZE: 10 };
  const db = openDatabase(options);
  const reader = openReader(options, { db, log: createLog('api', 'silent') });
  onTestFinished(async () => {
    await reader.destroy();
    await db.destroy();
  });
  return { db, reader };
}

const read = (db: Database, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);

test('however many visitors read, who saves finds a connection at once', async () => {
  const { db, reader } = open();
  let answered = 0;
  const reads = Array.from({ length: 20 }, () => read(reader, 3).then(() => (answered += 1)));
  const outcomes = Promise.allSettled(reads);
  await expect.poll(() => poolUse(db).used).toBe(7);
  await Promise.all([read(db, 0), read(db, 0), read(db, 0)]);
  expect([answered, poolUse(db).used]).toEqual([0, 7]);
  // Nobody’s turn comes within what the others wait.
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(13).fill('overloaded'));
  expect([poolUse(db).used, readersWaiting(reader)]).toEqual([0, 0]);
});

test('a visitor’s read that waits is done when another ends', async () => {
  const { reader } = open();
  await Promise.all(Array.from({ length: 10 }, () => read(reader, 0.1)));
});

test('a read that fails, and one whose caller has been answered, gives its place back', async () => {
  const { db, reader } = open();
  const broken = () => sql`select 1 / 0`.execute(reader);
  for (let time = 0; time < 10; time++) await expect(broken()).rejects.toThrow('division by zero');
  const reads = Array.from({ length: 7 }, () => read(reader, 0.2));
  await expect(withDeadline(50, () => read(reader, 0))).rejects.toMatchObject({ code: 'overloaded' });
  await Promise.all(reads);
  await sleep(0);
  expect(poolUse(db).used).toBe(0);
  await Promise.all(Array.from({ length: 7 }, () => read(reader, 0)));
});
