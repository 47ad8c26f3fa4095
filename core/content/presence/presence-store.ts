import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function saveSeen(db: Database, contentId: number, accountId: number, freshSeconds: number) {
  await db
    .insertInto('contentPresence')
    .values({ contentId, accountId })
    .onConflict((conflict) =>
      conflict.columns(['contentId', 'accountId']).doUpdateSet({
        seenAt: sql<Date>`now()`,
        // Who was away comes anew.
        since: sql<Date>`case when content_presence.seen_at < now() - make_interval(secs => ${freshSeconds})
          then now() else content_presence.since end`,
      }),
    )
    .execute();
}

export async function deleteSeen(db: Database, contentId: number, accountId: number): Promise<void> {
  await db
    .deleteFrom('contentPresence')
    .where('contentId', '=', contentId)
    .where('accountId', '=', accountId)
    .execute();
}

/** Who else was seen at a text within so many seconds, first come first. */
export function loadOthers(db: Database, contentId: number, accountId: number | null, freshSeconds: number) {
  return db
    .selectFrom('contentPresence')
    .innerJoin('account', 'account.id', 'contentPresence.accountId')
    .select(['contentPresence.accountId', 'contentPresence.since', 'account.displayName as name'])
    .where('contentPresence.contentId', '=', contentId)
    .where('contentPresence.seenAt', '>', sql<Date>`now() - make_interval(secs => ${freshSeconds})`)
    .where('contentPresence.accountId', 'is distinct from', accountId)
    .orderBy('contentPresence.since')
    .limit(20)
    .execute();
}
