import type { Actor } from '../../accounts/actor.ts';
import type { FeedSite, StoredFeed } from './feed-store.ts';

/** On whose behalf a feed changes cars: it works for its dealerships as staff does, under its own name. */
export function actorOfFeed({ id, name }: Pick<StoredFeed, 'id' | 'name'>, sites: readonly FeedSite[]): Actor {
  return {
    accountId: null,
    name,
    isOperator: false,
    isEditor: false,
    memberships: new Map(
      sites.map((site) => [
        site.id,
        { right: 'staff' as const, isSuspended: site.state === 'suspended' || site.state === 'closed' },
      ]),
    ),
    requestId: `feed ${id}`,
  };
}
