import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { sourceStateQuery } from './source-state.ts';

/** Pictures are fetched after the cars: how many are here, and which could not be had. */
export function PicturesPanel({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const params = { dealershipId: slug, feedId: feed.id };
  const pictures = useQuery(sourceStateQuery(params)).data?.pictures;
  const retry = useChange(() => api.retryFeedPictures({ params }), {
    stale: [sourceStateQuery(params).queryKey],
    onDone: () => showToast({ text: t('pictures.retried') }),
  });
  if (!pictures || pictures.waiting + pictures.ready + pictures.failedCount === 0) return null;
  const { waiting, ready, failed, failedCount } = pictures;
  const facts = [
    ready > 0 && t('pictures.ready', { count: ready }),
    waiting > 0 && t('pictures.waiting', { count: waiting }),
    failedCount > 0 && t('pictures.failed', { count: failedCount }),
  ].filter(Boolean);
  return (
    <Panel
      title={t('pictures.title')}
      intro={facts.join(factSeparator)}
      actions={
        failedCount > 0 && (
          <Button size="sm" icon="refresh-cw" busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
            {t('pictures.retry')}
          </Button>
        )
      }
    >
      {failed.length > 0 && (
        <FigureTable
          caption={t('pictures.caption')}
          rows={failed.slice(0, 20)}
          keyOf={({ listingId, source }) => `${listingId} ${source}`}
          columns={[
            {
              id: 'address',
              header: t('pictures.address'),
              main: true,
              className: '[overflow-wrap:anywhere]',
              cell: ({ source }) => source,
            },
            { id: 'why', header: t('pictures.why'), cell: ({ reason }) => t(`pictureFailure.${reason}`) },
            {
              id: 'car',
              header: t('pictures.car'),
              numeric: true,
              cell: ({ listingId }) => (
                <TextLink href={dealershipPath(slug, `offers/${listingId}/edit?tab=pictures`)}>{listingId}</TextLink>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
