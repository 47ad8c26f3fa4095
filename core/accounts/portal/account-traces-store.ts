import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What opens an account or a door, or says nothing of the person: never part of what is handed out. */
const neverTold = /hash|secret|token|handle|public_key|counter/;

interface Reference {
  table: string;
  column: string;
  told: string[];
}

/**
 * Every row that refers to an account, by table: by the database's own foreign keys, so that what is added later is told as
 * well. Partitions are read through their table.
 */
export async function loadAccountTraces(db: Database, accountId: number): Promise<Record<string, unknown[]>> {
  const { rows: references } = await sql<Reference>`
    select
      referring.relname as "table", referring_column.attname as "column",
      array(
        select attname::text from pg_attribute
        where attrelid = referring.oid and attnum > 0 and not attisdropped order by attnum
      ) as told
    from pg_constraint as reference
    join pg_class as referring on referring.oid = reference.conrelid and not referring.relispartition
    join pg_attribute as referring_column
      on referring_column.attrelid = referring.oid and referring_column.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'account'::regclass
    order by 1, 2`.execute(db);
  const traces: Record<string, unknown[]> = {};
  for (const { table, column, told } of references) {
    const columns = sql.join(told.filter((name) => !neverTold.test(name)).map((name) => sql.ref(name)));
    const { rows } =
      await sql`select ${columns} from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(db);
    if (rows.length > 0) traces[table] = [...(traces[table] ?? []), ...rows];
  }
  return traces;
}
