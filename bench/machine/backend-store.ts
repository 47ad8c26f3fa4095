import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';

/** The PostgreSQL processes behind the connections of this name; they run on this machine with the engine. */
export async function backendsOf(db: Database, connectionName: string): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${connectionName}`.execute(db);
  return rows.map(({ pid }) => pid);
}
