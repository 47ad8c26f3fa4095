import type { FeedSourceState } from '@kardan/contract/calls/feeds/sources';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { readPictureState } from '../pictures/read-picture-state.ts';
import { type FeedReference, findFeed } from '../set-up/find-feed.ts';
import { loadSource } from './feed-source-store.ts';

/** How a feed's source stands, and what became of the pictures of cars that the actor works with. */
export async function readFeedSource(
  { db }: { db: Database },
  actor: Actor,
  reference: FeedReference,
): Promise<FeedSourceState> {
  const { feed, visible, mayChange } = await findFeed({ db }, actor, reference);
  const stored = await loadSource(db, feed.id);
  return {
    publicKey: mayChange ? (stored?.publicKey ?? null) : null,
    failures: stored?.failures ?? 0,
    failure: stored?.failure ?? null,
    failedAt: stored?.failedAt?.toISOString() ?? null,
    pictures: await readPictureState(db, feed.id, visible),
  };
}
