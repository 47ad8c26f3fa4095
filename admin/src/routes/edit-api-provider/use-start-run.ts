import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { runPath } from '#domain/feeds/feed-pages.ts';
import { type FeedId, feedsKey } from '#domain/feeds/feeds.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Runs a feed now, and shows the run that has begun. */
export function useStartRun({ dealershipId, feedId }: FeedId) {
  const t = useTexts('feedRun');
  const navigate = useNavigate();
  return useChange((body: { dry: boolean }) => api.runFeed({ params: { dealershipId, feedId }, body }), {
    stale: [feedsKey(dealershipId)],
    onDone: ({ run }) => {
      if (!run) return void showToast({ text: t('fetching') });
      const name = t(run.dry ? 'dryNumber' : 'number', { number: String(run.number) });
      showToast({ text: t('started', { run: name }) });
      void navigate({ href: runPath(dealershipId, run) });
    },
  });
}
