import type { WebhookDelivery } from '@kardan/contract/calls/admin/webhooks';
import { Table } from '@kardan/ui/content/table.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { DeliveryMark } from './delivery-mark.tsx';

interface Props {
  deliveries: readonly WebhookDelivery[];
  onOpen: (deliveryId: string) => void;
}

export function DeliveryTable({ deliveries, onOpen }: Props) {
  const t = useTexts('webhooks');
  const locale = useLocale();
  const when = (at: string) => formatMoment(at, Date.now(), locale);
  const resultOf = ({ attempts, lastStatus, lastFailure, nextAttemptAt, state }: WebhookDelivery) => {
    if (attempts === 0) return '–';
    const status = String(lastStatus ?? '–');
    return [
      lastFailure ? t(`brief.${lastFailure}`, { status }) : status,
      t('delivery.attempts', { count: attempts }),
      state === 'waiting' && nextAttemptAt && t('delivery.next', { when: when(nextAttemptAt) }),
    ]
      .filter(Boolean)
      .join(factSeparator);
  };
  return (
    <Table
      caption={t('log.caption')}
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'event',
          header: t('log.event'),
          main: true,
          cell: ({ id, event, createdAt }) => (
            <button
              type="button"
              aria-label={t('delivery.details', { event: t(`event.${event}`), when: when(createdAt) })}
              onClick={() => onOpen(id)}
              className="inline-flex min-h-9 items-center font-semi underline-offset-3 hover:underline pointer-coarse:min-h-11"
            >
              {t(`event.${event}`)}
            </button>
          ),
        },
        { id: 'at', header: t('log.at'), cell: ({ createdAt }) => when(createdAt) },
        { id: 'state', header: t('log.state'), cell: ({ state }) => <DeliveryMark state={state} /> },
        { id: 'result', header: t('log.result'), cell: resultOf },
      ]}
    />
  );
}
