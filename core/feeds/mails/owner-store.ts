import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

interface Owner {
  email: string;
  language: Language;
}

/** Who a feed's trouble is told: the owners of its dealership, or of its group. */
export async function loadOwners(tx: Tx, feedId: string): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select distinct account.email::text as email, account.language
    from feed
    join lateral (
      select account_id from membership
      where dealership_id = feed.dealership_id and role = 'dealer-owner' and accepted_at is not null
      union
      select account_id from group_membership
      where role = 'group-owner'
        and group_id = coalesce(feed.group_id, (select group_id from dealership where id = feed.dealership_id))
    ) as owner on true
    join account on account.id = owner.account_id and account.state = 'active'
    where feed.id = ${feedId}`.execute(tx);
  return rows;
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
