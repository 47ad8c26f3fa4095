import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadEnv } from '../env.ts';
import { openDatabase } from './database.ts';

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
