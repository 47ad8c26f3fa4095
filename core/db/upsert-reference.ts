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

/** Tables that operators edit too: what a row of theirs belongs to, and whether it has an address there. */
const shared: Record<string, { parent?: string; hasSlug?: true }> = {
  make: { hasSlug: true },
  model: { parent: 'make', hasSlug: true },
  generation: { parent: 'model' },
  version: { parent: 'model', hasSlug: true },
};

/** Ids below are those of the files; what operators add is counted from here. */
const firstOwnId = 100_000;

/**
 * Writes reference rows by id: new ones are added, changed ones updated, equal ones left untouched. Rows that are no
 * longer in the file stay, since listings may refer to them. What an operator has changed stays as it is, and a slug that an
 * operator has given, or taken from a row, is not given to another.
 */
export async function upsertReference(tx: Tx, table: string, rows: ReferenceRow[]): Promise<ReferenceWrite> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return { written: 0, renamed: 0 };
  const others = columns.filter((column) => column !== 'id');
  const shown = columns.filter((column) => shownByListings.includes(column));
  const { rows: written } = await sql<{ renamed: boolean }>`
    insert into ${sql.table(table)} as known (${refs('', columns)})
    select ${refs('file.', columns)} from ${recordset(table, rows)} as file where ${mayBeWritten(table)}
    on conflict (id) do update
      set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
      where (${refs('known.', others)}) is distinct from (${refs('excluded.', others)})
        ${table in shared ? sql`and known.edited_at is null` : sql``}
    returning old.id is not null and (${refs('old.', shown)}) is distinct from (${refs('new.', shown)}) as renamed`.execute(
    tx,
  );
  const firstOwn = table in shared ? firstOwnId : 1;
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), ${firstOwn}::bigint - 1, 1))
    from ${sql.table(table)} where pg_get_serial_sequence(${table}, 'id') is not null`.execute(tx);
  return { written: written.length, renamed: written.filter(({ renamed }) => renamed).length };
}

/** Whether nothing that an operator did stands in a row's way. */
function mayBeWritten(table: string) {
  const { parent, hasSlug } = shared[table] ?? {};
  const isEdited = sql`${sql.table(table)} as own where own.edited_at is not null and own.id <> file.id`;
  const conditions = [sql`true`];
  if (parent)
    conditions.push(sql`exists (select from ${sql.table(parent)} as owner where owner.id = ${ownerId(parent)})`);
  if (hasSlug) {
    const scope = parent ? sql`and ${sql.ref(`own.${parent}_id`)} = ${ownerId(parent)}` : sql``;
    conditions.push(
      sql`not exists (select from ${isEdited} and own.slug = file.slug ${scope})`,
      sql`not exists (
        select from ${isEdited} ${scope} and exists (
          select from former_slug where entity = ${table} and entity_id = own.id and former_slug.slug = file.slug
        )
      )`,
    );
  }
  if (table === 'make') conditions.push(sql`not exists (select from ${isEdited} and own.name = file.name)`);
  return sql.join(conditions, sql` and `);
}

function ownerId(parent: string) {
  return sql.ref(`file.${parent}_id`);
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
