import type { FeedFormat } from '@kardan/contract/values/feeds';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import { pattern } from './unmapped-value-store.ts';

export interface StoredDecision {
  id: number;
  format: FeedFormat;
  column: string;
  raw: string;
  value: string | null;
  at: Date;
}

type Key = Pick<StoredDecision, 'format' | 'column' | 'raw' | 'value'>;

/** Has a value mean the same for all feeds of a format, in the place of what it meant. */
export async function saveForAll(
  tx: Tx,
  { format, column, raw, value }: Key,
  accountId: number | null,
): Promise<StoredDecision> {
  const { rows } = await sql<StoredDecision>`
    insert into value_mapping (feed_id, format, column_name, raw, value, reach, decided_by)
    values (null, ${format}, ${column}, ${raw}, ${value}, 'all', ${accountId})
    on conflict (format, column_name, raw) where feed_id is null do update
    set value = excluded.value, decided_by = excluded.decided_by
    returning id, format, column_name as "column", raw, value, updated_at as at`.execute(tx);
  return rows[0] as StoredDecision;
}

/** What dealers proposed for the same value counts for their own feeds alone from now on, as what they said differs or not. */
export async function settleProposals(
  tx: Tx,
  { format, column, raw, value }: Key,
  accountId: number | null,
): Promise<void> {
  await sql`
    update value_mapping
    set reach = case when value is not distinct from ${value}::text then 'feed' else 'refused' end, decided_by = ${accountId}
    where reach = 'proposed' and format = ${format} and column_name = ${column} and raw = ${raw}`.execute(tx);
}

/** The next mappings for all feeds, by format, column and value. */
export async function loadDecided(
  db: Database,
  {
    format,
    words,
    after,
  }: { format?: string | undefined; words?: string | undefined; after?: readonly string[] | undefined },
  limit: number,
): Promise<StoredDecision[]> {
  const { rows } = await sql<StoredDecision>`
    select id, format, column_name as "column", raw, value, updated_at as at from value_mapping
    where feed_id is null
      ${format ? sql`and format = ${format}` : sql``}
      ${words ? sql`and (raw ilike ${pattern(words)} or column_name ilike ${pattern(words)} or value ilike ${pattern(words)})` : sql``}
      ${after ? sql`and (format, column_name, raw) > (${after[0]}, ${after[1]}, ${after[2]})` : sql``}
    order by format, column_name, raw limit ${limit}`.execute(db);
  return rows;
}

export async function deleteDecided(tx: Tx, mappingId: number): Promise<StoredDecision | undefined> {
  const { rows } = await sql<StoredDecision>`
    delete from value_mapping where id = ${mappingId} and feed_id is null
    returning id, format, column_name as "column", raw, value, updated_at as at`.execute(tx);
  return rows[0];
}
