import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** A row as a reference file gives it: column names and values as text, empty for unknown. */
export type ReferenceRow = Record<string, string>;

/**
 * Writes reference rows by id: new ones are added, changed ones updated, equal ones left untouched. Returns how many were
 * written. Rows that are no longer in the file stay, since listings may refer to them.
 */
export async function upsertReference(tx: Tx, table: string, rows: ReferenceRow[]): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return 0;
  const values = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] || null])));
  const others = columns.filter((column) => column !== 'id');
  const { rows: written } = await sql`
    insert into ${sql.table(table)} as known (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::json)
    on conflict (id) do update
      set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
      where (${sql.join(others.map((column) => sql.ref(`known.${column}`)))})
        is distinct from (${sql.join(others.map((column) => sql.ref(`excluded.${column}`)))})
    returning known.id`.execute(tx);
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    where pg_get_serial_sequence(${table}, 'id') is not null`.execute(tx);
  return written.length;
}
