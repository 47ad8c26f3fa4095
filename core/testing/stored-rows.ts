import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Every row of every table as text, by table: for tests of what is stored nowhere. */
export async function storedRows(db: Database): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not in ('city', 'make', 'model', 'version', 'generation')
    order by 1`.execute(db);
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select stored::text as row from ${sql.raw(name)} as stored`.execute(db);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}
