import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedsKey, isMoving } from '#domain/feeds/feeds.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { FeedStateBadge } from '../feed-state-badge.tsx';
import { useStartRun } from '../use-start-run.ts';

/** Its name, how it stands, and what can be done with it as a whole. */
export function FeedHead({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const r = useTexts('feedRun');
  const i = useTexts('interfaces');
  const locale = useLocale();
  const { slug } = useDealership();
  const params = { dealershipId: slug, feedId: feed.id };
  const start = useStartRun(params);
  const stale = [feedsKey(slug)];
  const pause = useChange(() => api.pauseFeed({ params }), {
    stale,
    onDone: ({ name }) => showToast({ text: t('paused', { name }) }),
  });
  const resume = useChange(() => api.resumeFeed({ params }), {
    stale,
    onDone: ({ name }) => showToast({ text: t('resumed', { name }) }),
  });
  const facts = [
    `${t(`format.${feed.format}`)} ${t(`by.${feed.source}`)}`,
    t('cars', { count: feed.cars }),
    feed.nextRunAt && feed.state === 'live' && t('nextRun', { moment: nearMoment(feed.nextRunAt, locale) }),
  ].filter(Boolean);
  const mayRun = feed.source !== 'push' && feed.state !== 'paused' && feed.lastRun !== null && !isMoving(feed.lastRun);
  return (
    <>
      <Breadcrumb
        label={r('where')}
        crumbs={[{ label: i('title'), href: dealershipPath(slug, 'edit-api-provider') }, { label: feed.name }]}
      />
      <PageHead
        title={feed.name}
        tabTitle={`${feed.name}, ${i('title')}`}
        intro={
          <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <FeedStateBadge state={feed.state} />
            {facts.join(factSeparator)}
          </span>
        }
        actions={
          feed.mayChange && (
            <>
              {feed.state === 'live' && (
                <Button icon="pause" busy={pause.isPending} onClick={() => pause.mutate(undefined)}>
                  {t('pause')}
                </Button>
              )}
              {feed.state === 'paused' && (
                <Button variant="accent" icon="play" busy={resume.isPending} onClick={() => resume.mutate(undefined)}>
                  {t('resume')}
                </Button>
              )}
              {mayRun && (
                <Button
                  icon="refresh-cw"
                  busy={start.isPending}
                  onClick={() => start.mutate({ dry: feed.state !== 'live' })}
                >
                  {r(feed.state === 'live' ? 'again' : 'tryAgain')}
                </Button>
              )}
            </>
          )
        }
      />
    </>
  );
}
