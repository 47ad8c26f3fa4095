import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** The group's feeds that name the dealership as a site of theirs, or are at work now. */
export async function loadFeedsServing(
  tx: Tx,
  groupId: number,
  dealershipId: number,
): Promise<{ name: string; isNamed: boolean }[]> {
  const { rows } = await sql<{ name: string; isNamed: boolean }>`
    select name, is_named as "isNamed"
    from feed,
      lateral (select exists (select from jsonb_each(site_map) where value = to_jsonb(${dealershipId}::integer)) as is_named)
    where group_id = ${groupId} and (
      is_named or exists (
        -- Of a worker that died the run begins with what is then so.
        select from feed_run
        where feed_id = feed.id and state in ('reading', 'applying', 'undoing')
          and feed_run.updated_at > now() - interval '1 hour'))
    order by name`.execute(tx);
  return rows;
}

/** Cars of the dealership that feeds of the group have kept are its own from now on. */
export async function forgetCarsOfSite(tx: Tx, groupId: number, dealershipId: number): Promise<void> {
  await tx
    .deleteFrom('feedCar')
    .where('dealershipId', '=', dealershipId)
    .where('feedId', 'in', (feed) => feed.selectFrom('feed').select('id').where('groupId', '=', groupId))
    .execute();
}
