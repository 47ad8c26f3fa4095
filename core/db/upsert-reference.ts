import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** A row as a reference file gives it: column names and values as text, empty for unknown. */
export type ReferenceRow = Record<string, string>;

export interface ReferenceWrite {
  written: number;
  /** Rows known before whose name, slug or place in the tree changed: what search documents hold of them. */
  renamed: number;
}

const shownByListings = ['slug', 'name', 'plate_code', 'region_id', 'make_id'];

/**
 * Writes reference rows by id: new ones are added, changed ones updated, equal ones left untouched. Rows that are no
 * longer in the file stay, since listings may refer to them.
 */
export async function upsertReference(tx: Tx, table: string, rows: ReferenceRow[]): Promise<ReferenceWrite> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return { written: 0, renamed: 0 };
  const others = columns.filter((column) => column !== 'id');
  const shown = columns.filter((column) => shownByListings.includes(column));
  const { rows: written } = await sql<{ renamed: boolean }>`
    insert into ${sql.table(table)} as known (${refs('', columns)})
    select ${refs('', columns)} from ${recordset(table, rows)}
    on conflict (id) do update
      set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
      where (${refs('known.', others)}) is distinct from (${refs('excluded.', others)})
    returning old.id is not null and (${refs('old.', shown)}) is distinct from (${refs('new.', shown)}) as renamed`.execute(
    tx,
  );
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    where pg_get_serial_sequence(${table}, 'id') is not null`.execute(tx);
  return { written: written.length, renamed: written.filter(({ renamed }) => renamed).length };
}

/** The rows as the table has them. */
export function recordset(table: string, rows: ReferenceRow[]) {
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value || null])),
  );
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::json)`;
}

/** A list of columns, of one table or of whichever has them. */
export function refs(prefix: string, columns: string[]) {
  return sql.join(columns.map((column) => sql.ref(`${prefix}${column}`)));
}
