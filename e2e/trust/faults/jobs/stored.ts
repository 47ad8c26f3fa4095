import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';
import type { JobPlace } from './job-place.ts';

/** What a job that comes again writes anew by design; nobody is shown another thing by it. */
const writtenAnew = {
  columns: {
    revision: 'what has to be brought before visitors once more has a new one',
    fingerprint: 'of what was matched, with its revision',
    model_id: 'of a rating: the reading of the market that it is by',
    price_model_id: 'of a group of cars: the same',
  },
  tables: {
    price_model: 'each reading of the market is one of its own',
    listing_rating: 'by the newest reading of the market',
  },
} as const;
const moments = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^"]*"/g;

/** All that the database and the store hold, but for the queue itself, for moments and for what is written anew by design. */
export async function storedNow({ db, store }: JobPlace): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>([['files', await store.keys()]]);
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(stored) - ${sql.val(Object.keys(writtenAnew.columns))}::text[])::text as row
      from ${sql.table(table)} as stored`.execute(db);
    stored.set(table, rows.map(({ row }) => row.replaceAll(moments, '""')).sort());
  }
  return stored;
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in writtenAnew.tables));
}

/** Rows and files that are there now and were not, or the other way round. */
export function changedSince(before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  const changed: string[] = [];
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [old, young] = [before.get(table) ?? [], after.get(table) ?? []];
    const [known, found] = [new Set(old), new Set(young)];
    changed.push(...young.filter((row) => !known.has(row)).map((row) => `${table}, now: ${row.slice(0, 400)}`));
    changed.push(...old.filter((row) => !found.has(row)).map((row) => `${table}, no more: ${row.slice(0, 400)}`));
    if (old.length !== young.length) changed.push(`${table}: ${young.length} rows instead of ${old.length}`);
  }
  return changed;
}
