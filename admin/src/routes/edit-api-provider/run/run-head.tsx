import { Button } from '@kardan/ui/actions/button.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedPath } from '#domain/feeds/feed-pages.ts';
import { isMoving } from '#domain/feeds/feeds.ts';
import { longMoment, nearMoment } from '#domain/feeds/moments.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useStartRun } from '../use-start-run.ts';
import { useRun } from './run-context.ts';

/** When it was, by which way its file came, and what can be done with the whole run. */
export function RunHead() {
  const t = useTexts('feedRun');
  const f = useTexts('feeds');
  const i = useTexts('interfaces');
  const locale = useLocale();
  const { slug } = useDealership();
  const { run, feed, id } = useRun();
  const start = useStartRun(id);
  const report = useChange(() => api.exportFeedLines({ params: id, query: { language: locale } }), {
    onDone: (file) => saveFile(file, `${slug}-${t('csv.file', { number: String(run.number) })}.csv`),
  });
  const number = t(run.dry ? 'dryNumber' : 'number', { number: String(run.number) });
  const isLive = feed.state === 'live';
  return (
    <>
      <Breadcrumb
        label={t('where')}
        crumbs={[
          { label: i('title'), href: dealershipPath(slug, 'edit-api-provider') },
          { label: feed.name, href: feedPath(slug, feed.id) },
          { label: number },
        ]}
      />
      <PageHead
        title={t(run.dry ? 'dryTitle' : 'title', { moment: longMoment(run.at, locale) })}
        tabTitle={`${number}, ${feed.name}`}
        intro={[
          `${[
            t('facts', {
              format: f(`format.${feed.format}`),
              by: f(`by.${feed.source}`),
              count: run.counts.lines,
            }),
            useDuration(),
          ]
            .filter(Boolean)
            .join(' ')}.`,
          run.by && t('by', { name: run.by }),
          isLive && feed.nextRunAt && t('next', { moment: nearMoment(feed.nextRunAt, locale) }),
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          <>
            <Button icon="download" busy={report.isPending} onClick={() => report.mutate(undefined)}>
              {t('csv')}
            </Button>
            {feed.mayChange && feed.source !== 'push' && feed.state !== 'paused' && !isMoving(feed.lastRun) && (
              <Button icon="refresh-cw" busy={start.isPending} onClick={() => start.mutate({ dry: !isLive })}>
                {t(isLive ? 'again' : 'tryAgain')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}

function useDuration(): string | undefined {
  const t = useTexts('feedRun');
  const { startedAt, finishedAt } = useRun().run;
  if (startedAt === null || finishedAt === null) return undefined;
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000));
  return seconds < 100 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.round(seconds / 60) });
}
