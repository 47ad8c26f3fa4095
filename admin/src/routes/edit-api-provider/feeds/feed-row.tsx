import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedPath, runPath } from '#domain/feeds/feed-pages.ts';
import { feedRunsQuery, isMoving } from '#domain/feeds/feeds.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { FeedStateBadge } from '../feed-state-badge.tsx';
import { RunBars } from '../run-bars.tsx';
import { useReasonWords } from '../use-reason-words.ts';

const maxBars = 14;

/** A feed in a line: how it stands, how its last runs went, and what there is to do. */
export function FeedRow({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const locale = useLocale();
  const { slug } = useDealership();
  const { lastRun, nextRunAt } = feed;
  const lastWords = lastRun
    ? t(lastRun.dry ? 'lastDryRun' : 'lastRun', { moment: nearMoment(lastRun.at, locale) })
    : t('never');
  return (
    <li className="grid items-center gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_140px_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-md! font-semi [overflow-wrap:anywhere]">
            <Link href={feedPath(slug, feed.id)} className="underline-offset-3 hover:underline">
              {feed.name}
            </Link>
          </h3>
          <FeedStateBadge state={feed.state} />
          {feed.ofGroup && <Badge icon="store">{t('ofGroup')}</Badge>}
        </div>
        <p className="mt-1 text-sm text-text-2">
          {[`${t(`format.${feed.format}`)} ${t(`by.${feed.source}`)}`, t('cars', { count: feed.cars })].join(
            factSeparator,
          )}
        </p>
        <p className="mt-1 text-sm text-text-2">
          {[lastWords, nextRunAt && t('nextRun', { moment: nearMoment(nextRunAt, locale) })]
            .filter(Boolean)
            .join(factSeparator)}
        </p>
        <Outcome feed={feed} />
      </div>
      <Trend feed={feed} />
      <div className="flex flex-wrap gap-2 md:justify-end">
        {lastRun && (
          <LinkButton href={runPath(slug, lastRun)} size="sm">
            {t('openRun')}
          </LinkButton>
        )}
        <LinkButton href={feedPath(slug, feed.id)} size="sm" icon="settings">
          {t('openFeed')}
          <span className="sr-only"> {feed.name}</span>
        </LinkButton>
      </div>
    </li>
  );
}

/** What the last run came to, in a few words. */
function Outcome({ feed: { lastRun } }: { feed: Feed }) {
  const t = useTexts('feeds');
  const r = useTexts('feedRun');
  const reasonWords = useReasonWords();
  if (!lastRun) return null;
  const { state, counts } = lastRun;
  const isBad = state === 'waiting' || state === 'failed' || counts.needsYou > 0;
  const words =
    state === 'waiting'
      ? t('waits')
      : state === 'failed'
        ? reasonWords(lastRun).what
        : isMoving(lastRun) || state === 'undone'
          ? r(`state.${state}`)
          : counts.needsYou > 0
            ? t('needsYou', { count: counts.needsYou })
            : t('fine');
  return <p className={`mt-1 text-sm ${isBad ? 'font-semi text-alert' : 'text-text-2'}`}>{words}</p>;
}

function Trend({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const runs = useQuery(feedRunsQuery({ dealershipId: slug, feedId: feed.id })).data?.items ?? [];
  const counts = runs
    .filter(({ dry, state }) => !dry && state === 'done')
    .slice(0, maxBars)
    .map((run) => run.counts.refused)
    .reverse();
  if (counts.length < 2) return <span className="max-lg:hidden" />;
  return (
    <div className="max-lg:hidden">
      <RunBars values={counts} label={t('trend', { last: counts.at(-1) ?? 0 })} className="h-9" />
    </div>
  );
}
