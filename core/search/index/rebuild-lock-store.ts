import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

const rebuildLock = 7204;

/**
 * Runs the work unless another process is rebuilding the same index; the lock ends with the connection, so a crash leaves
 * none behind.
 */
export function onlyOneRebuild<T>(db: Database, indexName: string, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${rebuildLock}, hashtext(${indexName})) as locked`.execute(connection);
    if (!rows[0]?.locked) throw new Error('another rebuild of the search index is running');
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${rebuildLock}, hashtext(${indexName}))`.execute(connection);
    }
  });
}
