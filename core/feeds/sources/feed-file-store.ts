import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function insertFile(db: Database, key: string, feedId: string | null): Promise<void> {
  await db.insertInto('feedFile').values({ key, feedId }).execute();
}

export async function deleteFile(db: Database, key: string): Promise<void> {
  await db.deleteFrom('feedFile').where('key', '=', key).execute();
}

/**
 * Files that nobody needs any more: older than so many days, of no run that may still read or undo it, and with no picture
 * to be taken from it. The last file of a feed stays, and the last that changed cars, since they can be run once more.
 */
export async function loadOldFiles(db: Database, { days, limit }: { days: number; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from feed_file
    where created_at < now() - make_interval(days => ${days})
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
