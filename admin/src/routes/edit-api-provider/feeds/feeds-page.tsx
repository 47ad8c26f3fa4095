import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { newFeedPath } from '#domain/feeds/feed-pages.ts';
import { feedsQuery } from '#domain/feeds/feeds.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { FeedRow } from './feed-row.tsx';
import { NoFeeds } from './no-feeds.tsx';

/** The feeds that keep a dealership's cars here; what needs somebody comes first. */
export default function FeedsPage() {
  const t = useTexts('feeds');
  const dealership = useDealership();
  const feeds = useQuery(feedsQuery(dealership.slug));
  return (
    <Loaded query={feeds} skeleton={<Skeleton className="h-48" />}>
      {({ items, mayCreate }) => {
        const maySetUp = mayCreate && isChangeable(dealership);
        if (items.length === 0) return <NoFeeds mayCreate={maySetUp} />;
        return (
          <section aria-labelledby="feeds-title">
            <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
              <h2 id="feeds-title">{t('list')}</h2>
              {maySetUp && (
                <LinkButton href={newFeedPath(dealership.slug)} icon="plus" variant="accent">
                  {t('new')}
                </LinkButton>
              )}
            </div>
            <ul className="grid gap-3">
              {[...items].sort(byUrgency).map((feed) => (
                <FeedRow key={feed.id} feed={feed} />
              ))}
            </ul>
          </section>
        );
      }}
    </Loaded>
  );
}

function byUrgency(a: Feed, b: Feed): number {
  return urgency(b) - urgency(a) || a.name.localeCompare(b.name, 'de-AT');
}

function urgency({ lastRun, state }: Feed): number {
  if (lastRun?.state === 'waiting') return 4;
  if (lastRun?.state === 'failed' && state !== 'paused') return 3;
  if ((lastRun?.counts.needsYou ?? 0) > 0) return 2;
  return state === 'new' || state === 'tried' ? 1 : 0;
}
