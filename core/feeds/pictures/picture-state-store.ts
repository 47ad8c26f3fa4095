import type { PictureFailure } from '@kardan/contract/values/feeds';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function countPicturesByState(
  db: Database,
  feedId: string,
  dealershipIds: readonly number[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ state: string; pictures: number }>`
    select state::text, count(*)::integer as pictures from feed_picture
    where feed_id = ${feedId} and dealership_id = any(${[...dealershipIds]}::integer[]) group by 1`.execute(db);
  return new Map(rows.map(({ state, pictures }) => [state, pictures]));
}

/** Pictures that were given up, car by car. */
export async function loadGivenUp(
  db: Database,
  feedId: string,
  dealershipIds: readonly number[],
  limit: number,
): Promise<{ listingId: number; source: string; reason: PictureFailure }[]> {
  const rows = await db
    .selectFrom('feedPicture')
    .select(['listingId', 'source', 'reason'])
    .where('feedId', '=', feedId)
    .where('state', '=', 'given-up')
    .where('dealershipId', '=', sql<number>`any(${[...dealershipIds]}::integer[])`)
    .orderBy('listingId')
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(({ listingId, source, reason }) => ({
    listingId,
    source,
    reason: (reason ?? 'unreachable') as PictureFailure,
  }));
}
