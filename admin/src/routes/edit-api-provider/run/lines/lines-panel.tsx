import { type LineFilter, lineFilters } from '@kardan/contract/values/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { feedLinesQuery, isMoving } from '#domain/feeds/feeds.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from '../run-context.ts';
import { LineTable } from './line-table.tsx';

const tab =
  'relative inline-flex min-h-11 shrink-0 items-center gap-1.5 px-3 text-sm font-medium whitespace-nowrap text-text-2 outline-offset-[-3px] first:-ml-3 hover:text-text aria-pressed:text-text aria-pressed:after:absolute aria-pressed:after:inset-x-2 aria-pressed:after:bottom-0 aria-pressed:after:h-[2.5px] aria-pressed:after:bg-accent-line';

/** Every car that something became of, or is to do about; which of them stands in the address. */
export function LinesPanel() {
  const t = useTexts('feedRun');
  const locale = useLocale();
  const { id, run } = useRun();
  const { filter, show } = useFilter();
  const query = useInfiniteQuery({
    ...feedLinesQuery(id, filter),
    enabled: !isMoving(run) || run.state === 'applying',
  });
  if (isMoving(run) && run.state !== 'applying') return null;
  return (
    <section
      id="lines"
      aria-labelledby="lines-title"
      className="scroll-mt-20 rounded-md border border-line bg-surface p-4 md:p-5"
    >
      <h2 id="lines-title">
        {t('lines.title')} <small className="ml-2 text-xs font-regular text-text-3">{t('lines.intro')}</small>
      </h2>
      <Loaded query={query} skeleton={<Skeleton className="mt-4 h-64" />}>
        {({ pages }) => {
          const countOf = new Map(pages[0]?.counts.map(({ filter: name, count }) => [name, count]));
          const lines = pages.flatMap(({ items }) => items);
          const total = countOf.get(filter) ?? lines.length;
          const shown = lineFilters.filter((name) => (countOf.get(name) ?? 0) > 0 || name === filter || name === 'all');
          return (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them as if they were a form */}
              <div
                role="group"
                aria-label={t('lines.tabs')}
                className="scroll-strip mt-1 mb-2 flex border-b border-line"
              >
                {shown.map((name) => (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={name === filter}
                    className={tab}
                    onClick={() => show(name)}
                  >
                    {t(`filter.${name}`)}
                    <span className="text-xs font-regular text-text-3">
                      {formatNumber(countOf.get(name) ?? 0, locale)}
                    </span>
                  </button>
                ))}
              </div>
              {lines.length === 0 ? (
                <p className="py-6 text-sm text-text-2">{t(filter === 'all' ? 'lines.noneAll' : 'lines.none')}</p>
              ) : (
                <LineTable lines={lines} />
              )}
              {lines.length > 0 && (
                <div className="mt-3.5 flex flex-wrap items-center justify-between gap-3 text-sm text-text-2">
                  <span aria-live="polite">
                    {t('lines.shown', { shown: lines.length, total: Math.max(total, lines.length) })}
                  </span>
                  {query.hasNextPage && (
                    <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                      {t('lines.more')}
                    </Button>
                  )}
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function useFilter(): { filter: LineFilter; show: (filter: LineFilter) => void } {
  const { run } = useRun();
  const { show }: { show?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  // Of a dry run everything is news; of others what somebody has to see to.
  const usual: LineFilter = run.dry || run.counts.needsYou === 0 ? 'all' : 'needs-you';
  return {
    filter: lineFilters.find((name) => name === show) ?? usual,
    show: (name) => {
      const options = { to: '.', search: (old: object) => ({ ...old, show: name }), replace: true, resetScroll: false };
      void navigate(options as Parameters<typeof navigate>[0]);
    },
  };
}
