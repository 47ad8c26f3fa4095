import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { accountTraces } from './account-traces.ts';

/** What a person is told of the rows that refer to their account, by table and by what the reference means there. */
export async function loadAccountTraces(
  db: Database,
  accountId: number,
): Promise<Record<string, Record<string, unknown[]>>> {
  const traces: Record<string, Record<string, unknown[]>> = {};
  for (const [table, references] of Object.entries(accountTraces)) {
    for (const [reference, told] of Object.entries<readonly string[]>(references)) {
      const columns = sql.join(told.map((column) => sql.ref(column)));
      const { rows } =
        await sql`select ${columns} from ${sql.table(table)} where ${sql.ref(reference)} = ${accountId}`.execute(db);
      if (rows.length > 0) traces[table] = { ...traces[table], [reference]: rows };
    }
  }
  return traces;
}
