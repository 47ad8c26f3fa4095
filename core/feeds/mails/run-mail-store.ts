import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** Whose a feed is. */
export function loadOwnerOfFeed(tx: Tx, feedId: string) {
  return tx.selectFrom('feed').select(['dealershipId', 'groupId']).where('id', '=', feedId).executeTakeFirstOrThrow();
}

/** What a mail says of a run; undefined once it is forgotten. */
export async function loadRunForMail(db: Database, runId: string) {
  const { rows } = await sql<{
    number: number;
    state: string;
    reason: string | null;
    counts: Record<string, { refused: number }>;
    vanishing: Record<string, { vanishing: number; cars: number }>;
    feedId: string;
    feedName: string;
    slug: string;
  }>`
    select feed_run.number, feed_run.state, feed_run.reason, feed_run.counts, feed_run.vanishing, feed.id as "feedId",
      feed.name as "feedName", (
        select slug from dealership
        where dealership.id = feed.dealership_id or dealership.group_id = feed.group_id order by dealership.id limit 1
      ) as slug
    from feed_run join feed on feed.id = feed_run.feed_id
    where feed_run.id = ${runId}`.execute(db);
  return rows[0];
}
