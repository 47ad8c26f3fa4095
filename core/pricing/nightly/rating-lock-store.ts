import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

const ratingLock = 7206;

/**
 * Runs the work when nobody else rates the market, and waits until then: the later of two would otherwise overwrite newer
 * ratings with older ones. The lock ends with the connection, so a crash leaves none behind.
 */
export function oneRatingAtATime<T>(db: Database, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${ratingLock})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${ratingLock})`.execute(connection);
    }
  });
}
