import type { FeedFormat, MappingReach } from '@kardan/contract/values/feeds';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface StoredMapping {
  id: number;
  feedId: string | null;
  format: FeedFormat;
  column: string;
  raw: string;
  value: string | null;
  reach: MappingReach;
  by: string | null;
  at: Date;
}

function selectMappings(db: Database | Tx) {
  return db
    .selectFrom('valueMapping')
    .select([
      'id',
      'feedId',
      'format',
      'columnName as column',
      'raw',
      'value',
      'reach',
      'actorName as by',
      'updatedAt as at',
    ])
    .orderBy('columnName')
    .orderBy('raw')
    .$castTo<StoredMapping>();
}

/** What counts for a feed: its own mappings, and those for all of its format. */
export function loadMappings(db: Database, { id, format }: { id: string; format: string }): Promise<StoredMapping[]> {
  return selectMappings(db)
    .where((where) =>
      where.or([where('feedId', '=', id), where.and([where('feedId', 'is', null), where('format', '=', format)])]),
    )
    .execute();
}

export function loadMapping(db: Database | Tx, mappingId: number): Promise<StoredMapping | undefined> {
  return selectMappings(db).where('id', '=', mappingId).executeTakeFirst();
}

interface NewMapping {
  feedId: string;
  format: FeedFormat;
  column: string;
  raw: string;
  value: string | null;
  reach: 'feed' | 'proposed';
  accountId: number | null;
}

/** Maps a value of a feed, in the place of what it was mapped to. */
export async function saveMapping(tx: Tx, mapping: NewMapping): Promise<number> {
  const { feedId, format, column, raw, value, reach, accountId } = mapping;
  const { rows } = await sql<{ id: number }>`
    insert into value_mapping (feed_id, format, column_name, raw, value, reach, account_id, actor_name)
    select ${feedId}, ${format}, ${column}, ${raw}, ${value}, ${reach}, account.id, account.display_name
    from (values (1)) as one left join account on account.id = ${accountId}
    on conflict (feed_id, column_name, raw) where feed_id is not null do update
    set value = excluded.value, reach = excluded.reach, account_id = excluded.account_id, actor_name = excluded.actor_name,
      decided_by = null
    returning id`.execute(tx);
  return rows[0]?.id as number;
}

/** How many values of a feed are mapped, this one apart. */
export async function countOtherMappings(
  tx: Tx,
  feedId: string,
  { column, raw }: { column: string; raw: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('valueMapping')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('feedId', '=', feedId)
    .where((where) => where.or([where('columnName', '<>', column), where('raw', '<>', raw)]))
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteMapping(tx: Tx, feedId: string, mappingId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('valueMapping')
    .where('id', '=', mappingId)
    .where('feedId', '=', feedId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/**
 * What these values usually mean in the format, the commonest first: what an operator has agreed to for all, or so many
 * different owners say and no operator has refused. Nobody proposes anything to others alone, however many feeds they have.
 */
export async function loadUsual(db: Database, format: string, raws: readonly string[], owners: number) {
  const { rows } = await sql<{ column: string; raw: string; value: string }>`
    select mapping.column_name as "column", mapping.raw, mapping.value
    from value_mapping as mapping
    left join feed on feed.id = mapping.feed_id
    left join dealership on dealership.id = feed.dealership_id
    left join dealership as house on house.id = coalesce(dealership.sandbox_of, dealership.id)
    where mapping.format = ${format} and mapping.raw = any(${raws}::text[]) and mapping.value is not null
    group by 1, 2, 3
    having bool_or(mapping.reach = 'all') or (
      not bool_or(mapping.reach = 'refused')
      -- Dealerships of one group are one voice.
      and count(distinct case when coalesce(feed.group_id, house.group_id) is null then 'dealership ' || house.id
        else 'group ' || coalesce(feed.group_id, house.group_id) end) >= ${owners}
    )
    order by bool_or(mapping.reach = 'all') desc, count(*) desc, 3`.execute(db);
  return rows;
}

export interface ProposedMapping extends StoredMapping {
  feeds: number;
  otherwise: { value: string | null; feeds: number }[];
}

/** What dealers propose for all, with how many feeds map the same value so, and otherwise. */
export async function loadProposed(db: Database, limit: number): Promise<ProposedMapping[]> {
  const { rows } = await sql<ProposedMapping>`
    select proposed.id, proposed.feed_id as "feedId", proposed.format, proposed.column_name as "column", proposed.raw,
      proposed.value, proposed.reach, proposed.actor_name as by, proposed.updated_at as at, (
        select count(*)::integer from value_mapping as same
        where (same.format, same.column_name, same.raw) = (proposed.format, proposed.column_name, proposed.raw)
          and same.value is not distinct from proposed.value
      ) as feeds, (
        select coalesce(jsonb_agg(jsonb_build_object('value', other.value, 'feeds', other.feeds)), '[]') from (
          select value, count(*) as feeds from value_mapping as different
          where (different.format, different.column_name, different.raw)
              = (proposed.format, proposed.column_name, proposed.raw)
            and different.value is distinct from proposed.value
          group by value order by feeds desc
        ) as other
      ) as otherwise
    from value_mapping as proposed where reach = 'proposed'
    order by feeds desc, proposed.updated_at limit ${limit}`.execute(db);
  return rows;
}

/** Keeps an operator's word: for all feeds of the format, or for its own alone. */
export async function saveDecision(tx: Tx, mapping: StoredMapping, accept: boolean, accountId: number | null) {
  await tx
    .updateTable('valueMapping')
    .set({ reach: accept ? 'feed' : 'refused', decidedBy: accountId })
    .where('id', '=', mapping.id)
    .execute();
  if (!accept) return;
  await sql`
    insert into value_mapping (feed_id, format, column_name, raw, value, reach, decided_by)
    values (null, ${mapping.format}, ${mapping.column}, ${mapping.raw}, ${mapping.value}, 'all', ${accountId})
    on conflict (format, column_name, raw) where feed_id is null do update
    set value = excluded.value, decided_by = excluded.decided_by`.execute(tx);
}
