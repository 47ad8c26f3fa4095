import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadEnv } from '../env.ts';
import { withDeadline } from '../kernel/deadline.ts';
import { isDatabaseOutage } from '../kernel/errors.ts';
import { inTransaction, openDatabase } from './database.ts';

async function limits(noTimeouts: boolean) {
  const db = openDatabase({ ...loadEnv(), DATABASE_POOL_SIZE: 1, noTimeouts });
  try {
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    return rows[0];
  } finally {
    await db.destroy();
  }
}

test('a server’s statements and forgotten transactions end; those of a command without timeouts do not', async () => {
  expect(await limits(false)).toEqual({ statement: '30s', idle: '20s' });
  expect(await limits(true)).toEqual({ statement: '0', idle: '0' });
});

test('a server that may no longer be written to is an outage: another one has taken over', async () => {
  const db = openDatabase(loadEnv());
  try {
    const error = await inTransaction(db, async (tx) => {
      await sql`set transaction read only`.execute(tx);
      await sql`create table written ()`.execute(tx);
    }).catch((reason: unknown) => reason);
    expect([String(error), isDatabaseOutage(error)]).toEqual([expect.stringContaining('read-only'), true]);
  } finally {
    await db.destroy();
  }
});

test('a connection that breaks between two statements of a transaction is an outage, not a mistake of ours', async () => {
  const [db, other] = [openDatabase(loadEnv()), openDatabase(loadEnv())];
  try {
    const broken = inTransaction(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
      // Until the pool has heard of it.
      await sleep(200);
      await sql`select 1`.execute(tx);
    });
    const error = await broken.catch((reason: Error) => reason);
    expect([String(error), isDatabaseOutage(error)]).toEqual([expect.stringContaining('not queryable'), true]);
  } finally {
    await db.destroy();
    await other.destroy();
  }
});

test('transactions that look something up beside their own connection do not wait for each other', async () => {
  const db = openDatabase({ ...loadEnv(), DATABASE_POOL_SIZE: 3 });
  try {
    const startedAt = performance.now();
    const lookUp = () =>
      inTransaction(db, async (tx) => {
        await sql`select 1`.execute(tx);
        await Promise.all([sql`select 2`.execute(db), sql`select 3`.execute(db)]);
        await inTransaction(db, (another) => sql`select 4`.execute(another));
      });
    await Promise.all(Array.from({ length: 30 }, lookUp));
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  } finally {
    await db.destroy();
  }
});

test('whoever waits for a transaction too long is told that there is too much to do, and one caller’s deadline is not others’', async () => {
  const db = openDatabase({ ...loadEnv(), DATABASE_POOL_SIZE: 2 });
  try {
    const release = Promise.withResolvers<void>();
    const holding = inTransaction(db, () => release.promise);
    const refused = await inTransaction(db, async () => 'never').catch((reason: unknown) => reason);
    expect([refused, isDatabaseOutage(refused)]).toEqual([expect.objectContaining({ code: 'overloaded' }), true]);
    release.resolve();
    await holding;
    expect(await withDeadline(-1, () => inTransaction(db, async () => 'written'))).toBe('written');
  } finally {
    await db.destroy();
  }
});
