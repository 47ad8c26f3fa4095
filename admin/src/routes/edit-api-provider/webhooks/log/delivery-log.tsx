import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { deliveryDays } from '@kardan/contract/values/webhooks';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { type DeliveryFilter, deliveriesQuery } from '#domain/webhooks/webhooks.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryFilters } from './delivery-filters.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { ReplayFailed } from './replay-failed.tsx';

/** What was sent to a webhook, newest first; one is opened to see what was said and answered. */
export function DeliveryLog({ webhook, mayReplay }: { webhook: Webhook; mayReplay: boolean }) {
  const t = useTexts('webhooks');
  const { slug } = useDealership();
  const [filter, setFilter] = useState<DeliveryFilter>({});
  const [openId, setOpenId] = useState<string>();
  const deliveries = useInfiniteQuery(deliveriesQuery(slug, webhook.id, filter));
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Panel
      title={t('log.title')}
      intro={t('log.intro', { days: deliveryDays })}
      actions={mayReplay && <ReplayFailed webhook={webhook} />}
    >
      <DeliveryFilters filter={filter} onChange={setFilter} />
      <Loaded query={deliveries} skeleton={<Skeleton className="h-64" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length > 0) return <DeliveryTable deliveries={items} onOpen={setOpenId} />;
          return (
            <EmptyState
              icon="send"
              headingLevel={3}
              title={t(isFiltered ? 'log.empty.title' : 'log.none.title')}
              action={isFiltered && <Button onClick={() => setFilter({})}>{t('log.reset')}</Button>}
            >
              {t(isFiltered ? 'log.empty.text' : 'log.none.text', { days: deliveryDays })}
            </EmptyState>
          );
        }}
      </Loaded>
      <MoreRows query={deliveries} label={t('log.more')} />
      {openId && (
        <DeliveryDialog
          webhookId={webhook.id}
          deliveryId={openId}
          mayReplay={mayReplay}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Panel>
  );
}
