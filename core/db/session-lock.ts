import { sql } from 'kysely';
import { type Database, openDatabase, poolOf } from './database.ts';

interface SessionLock {
  /** Of each kind of work its own. */
  space: number;
  name: string;
  /** What whoever comes second is told. */
  takenMessage: string;
}

/**
 * Runs the work unless another process does the same; the lock ends with its connection, so that a crash leaves none behind. That
 * connection is none of the pool's: such work takes hours, and the pool's are counted for transactions and what they look up.
 */
export async function withSessionLock<T>(
  db: Database,
  { space, name, takenMessage }: SessionLock,
  work: () => Promise<T>,
): Promise<T> {
  const own = openDatabase({ DATABASE_URL: poolOf(db).options.connectionString ?? '', DATABASE_POOL_SIZE: 1 });
  try {
    return await own.connection().execute(async (connection) => {
      const { rows } = await sql<{ isLocked: boolean }>`
        select pg_try_advisory_lock(${space}, hashtext(${name})) as is_locked`.execute(connection);
      if (!rows[0]?.isLocked) throw new Error(takenMessage);
      try {
        return await work();
      } finally {
        // Whoever comes next need not wait until the server has seen the connection end.
        await sql`select pg_advisory_unlock(${space}, hashtext(${name}))`.execute(connection);
      }
    });
  } finally {
    await own.destroy();
  }
}
