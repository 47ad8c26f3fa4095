import type { Actor } from '../../accounts/actor.ts';
import { requireStaff } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { type FeedReference, findFeed } from '../set-up/find-feed.ts';
import { recordFeedAct } from '../set-up/record-feed-act.ts';
import { wantAllGivenUp } from './given-up-store.ts';

/** Has a feed's pictures tried anew that were given up, of cars that the actor works with. */
export async function retryPictures(
  { db }: { db: Database },
  actor: Actor,
  reference: FeedReference,
): Promise<{ pictures: number }> {
  const { feed, sites, visible } = await findFeed({ db }, actor, reference);
  for (const id of visible) requireStaff(actor, id, 'feed');
  return inTransaction(db, async (tx) => {
    const pictures = await wantAllGivenUp(tx, feed.id, visible);
    const concerned = { feed, sites: sites.filter(({ id }) => visible.includes(id)) };
    if (pictures > 0) await recordFeedAct(tx, actor, concerned, 'feed.pictures-retried', { pictures });
    return { pictures };
  });
}
