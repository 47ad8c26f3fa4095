import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Listing } from '../../db/schema.gen.ts';
import { alikeRows } from './listing-rows.ts';

/** Every column that a new listing is told. */
export type NewListing = Insertable<Listing> & { id: number };

/** The rows of cars that are published for the first time, as drafts: what makes one public puts its first price on record. */
export async function insertListings(tx: Tx, listings: readonly NewListing[]): Promise<void> {
  const drafts = listings.map((listing) => ({ ...listing, state: 'draft' as const }));
  for (const { columns, json } of alikeRows(drafts)) {
    const told = columns.map((column) => sql.ref(column));
    await sql`
      insert into listing (${sql.join(told)})
      select ${sql.join(told)} from jsonb_populate_recordset(null::listing, ${json}::jsonb)`.execute(tx);
  }
}
