import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadEnv } from '../env.ts';
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
  expect(await limits(false)).toEqual({ statement: '30s', idle: '1min' });
  expect(await limits(true)).toEqual({ statement: '0', idle: '0' });
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
