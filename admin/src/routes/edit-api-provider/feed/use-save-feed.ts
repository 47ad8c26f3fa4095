import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { type FeedSettings, settingsOf } from '#domain/feeds/feed-settings.ts';
import { feedsKey } from '#domain/feeds/feeds.ts';
import { api } from '#lib/api/api.ts';

/** Saves a part of a feed's settings; the others stay as they are. */
export function useSaveFeed(feed: Feed) {
  const { slug } = useDealership();
  return {
    stale: [feedsKey(slug)],
    save: (part: Partial<FeedSettings>) =>
      api.changeFeed({
        params: { dealershipId: slug, feedId: feed.id },
        body: { ...settingsOf(feed), ...part },
      }),
  };
}
