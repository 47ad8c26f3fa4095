import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function insertFile(db: Database, key: string, feedId: string | null): Promise<void> {
  await db.insertInto('feedFile').values({ key, feedId }).execute();
}

export async function saveFileBytes(db: Database, key: string, bytes: number): Promise<void> {
  await db.updateTable('feedFile').set({ bytes }).where('key', '=', key).execute();
}

/**
 * The oldest files of whose feed it is, as many as there are beyond so many bytes. Those of runs that are not through stay, as
 * does what can be run once more: the last file of each feed, and the last that was through.
 */
export async function loadSurplusFiles(db: Database, feedId: string, maxBytes: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with owned as (
      select feed_file.*, exists (
        select from feed_run as run
        where run.feed_id = feed_file.feed_id and run.file_key = feed_file.key
          and (run.state in ('queued', 'reading', 'waiting', 'applying')
            or run.number = (select max(number) from feed_run where feed_id = run.feed_id and file_key is not null)
            or run.number = (select max(number) from feed_run where feed_id = run.feed_id and state = 'done'))
      ) or (feed_file.created_at > now() - interval '20 minutes' and not exists (
        select from feed_run where feed_id = feed_file.feed_id and file_key = feed_file.key
      )) as needed
      from feed join feed as asked
        on asked.dealership_id is not distinct from feed.dealership_id and asked.group_id is not distinct from feed.group_id
      join feed_file on feed_file.feed_id = feed.id
      where asked.id = ${feedId}
    ), counted as (
      select key, needed, sum(bytes) over (order by needed desc, created_at desc, key) as bytes from owned
    )
    select key from counted where not needed and bytes > ${maxBytes}`.execute(db);
  return rows.map(({ key }) => key);
}

export async function deleteFile(db: Database, key: string): Promise<void> {
  await db.deleteFrom('feedFile').where('key', '=', key).execute();
}

/**
 * Files that nobody needs any more: older than so many days, of no run that may still read or undo it, and with no picture
 * to be taken from it; or of a feed that was removed. The last file of a feed stays, and the last that changed cars, since they can
 * be run once more.
 */
export async function loadOldFiles(db: Database, { days, limit }: { days: number; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from feed_file
    where (created_at < now() - make_interval(days => ${days})
        or (feed_id is null and created_at < now() - interval '1 hour'))
      and not exists (
        select from feed_run where file_key = key
          and (feed_run.state in ('queued', 'reading', 'waiting', 'applying', 'undoing')
            or number = (select max(number) from feed_run as last where last.feed_id = feed_run.feed_id)
            or number = (
              select max(number) from feed_run as last
              where last.feed_id = feed_run.feed_id and last.state = 'done' and not last.dry
            ))
      )
      and not exists (
        select from feed_picture
        where feed_id = feed_file.feed_id and file_key = key and feed_picture.state in ('wanted', 'fetching')
      )
    order by created_at limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}
