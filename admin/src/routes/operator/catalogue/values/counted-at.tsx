import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { catalogueKey } from '#domain/portal/catalogue.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** When a list was counted, and the way to have it counted anew. */
export function CountedAt({ query }: { query: UseInfiniteQueryResult<InfiniteData<{ countedAt: string | null }>> }) {
  const t = useTexts('portalCatalogue');
  const locale = useLocale();
  const recount = useChange(() => api.recountGaps(), {
    stale: [catalogueKey],
    onDone: () => {
      showToast({ text: t('recounting') });
      // The job takes a second or two.
      setTimeout(() => void query.refetch(), 3_000);
    },
  });
  const at = query.data?.pages[0]?.countedAt;
  const words =
    at && new Date(at).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Vienna' });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-xs text-text-2">{words ? t('countedAt', { at: words }) : t('neverCounted')}</span>
      <Button size="sm" icon="refresh-cw" busy={recount.isPending} onClick={() => recount.mutate(undefined)}>
        {t('recount')}
      </Button>
    </div>
  );
}
