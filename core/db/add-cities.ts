import { sql } from 'kysely';
import type { Tx } from './database.ts';
import { type ReferenceRow, type ReferenceWrite, recordset, refs } from './upsert-reference.ts';

/**
 * Adds cities that were never there. One that is there belongs to the operators and stays as they left it; one that they
 * deleted has left its slugs behind and does not come back; a slug that names another city, or once did, is theirs.
 */
export async function addCities(tx: Tx, rows: ReferenceRow[]): Promise<ReferenceWrite> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return { written: 0, renamed: 0 };
  // Looked up beforehand: a conflict with a former slug is raised by a trigger, which `on conflict` does not catch.
  const { rows: written } = await sql`
    insert into city (${refs('', columns)})
    select ${refs('file.', columns)} from ${recordset('city', rows)} as file
    where not exists (select from city where city.id = file.id)
      and not exists (
        select from former_slug
        where entity = 'city' and (former_slug.entity_id = file.id or former_slug.slug = file.slug)
      )
    on conflict do nothing
    returning id`.execute(tx);
  return { written: written.length, renamed: 0 };
}
