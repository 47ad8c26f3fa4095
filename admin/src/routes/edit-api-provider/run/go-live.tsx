import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { runPath } from '#domain/feeds/feed-pages.ts';
import { feedsKey } from '#domain/feeds/feeds.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from './run-context.ts';

/** Whoever has seen what the last dry run would do lets the feed do it, now and by itself from then on. */
export function GoLive() {
  const t = useTexts('feedRun');
  const navigate = useNavigate();
  const { run, feed, id } = useRun();
  const live = useChange(
    () =>
      api.letFeedGoLive({
        params: { dealershipId: id.dealershipId, feedId: id.feedId },
        body: { runId: run.id },
      }),
    {
      stale: [feedsKey(id.dealershipId)],
      onDone: (first) => {
        showToast({ text: t('live.done', { name: feed.name }) });
        void navigate({ href: runPath(id.dealershipId, first) });
      },
    },
  );
  const isLast = feed.lastRun?.id === run.id;
  if (!run.dry || run.state !== 'done' || feed.state !== 'tried' || !feed.mayChange || !isLast) return null;
  const { counts } = run;
  const what = (['created', 'changed', 'withdrawn', 'refused'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`live.${kind}`, { count: counts[kind] }))
    .join(', ');
  return (
    <Panel
      title={t('dry.title')}
      intro={t('live.summary', { what: what || t('live.nothing') })}
      className="border-accent-line"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="accent" icon="play" busy={live.isPending} onClick={() => live.mutate(undefined)}>
          {t('live.act')}
        </Button>
        <p className="min-w-0 flex-1 basis-72 text-sm text-text-2">
          <b className="font-semi text-text">{t('live.title')}</b> {t('live.text')}
        </p>
      </div>
    </Panel>
  );
}
