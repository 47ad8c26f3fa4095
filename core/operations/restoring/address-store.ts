import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Every e-mail address in any table, once: which columns hold one the database knows by their type. */
export async function loadAllAddresses(db: Database): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and domain_name = 'email_address' and table_type = 'BASE TABLE'
    order by 1, 2`.execute(db);
  const parts = columns.map(
    ({ table, column }) =>
      sql`select lower(${sql.ref(column)}::text) as email from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  const { rows } = await sql<{ email: string }>`${sql.join(parts, sql` union `)}`.execute(db);
  return rows.map(({ email }) => email);
}
