import type { WebhookDelivery } from '@kardan/contract/calls/admin/webhooks';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useTryWords } from '../use-try-words.ts';
import { DeliveryMark } from './delivery-mark.tsx';

interface Props {
  deliveries: readonly WebhookDelivery[];
  onOpen: (deliveryId: string) => void;
}

export function DeliveryTable({ deliveries, onOpen }: Props) {
  const t = useTexts('webhooks');
  const locale = useLocale();
  const tryWords = useTryWords();
  const when = (at: string) => formatMoment(at, Date.now(), locale);
  const resultOf = ({ attempts, lastStatus: status, lastFailure: failure, nextAttemptAt, state }: WebhookDelivery) => {
    const result = attempts > 0 && tryWords({ status, failure });
    const next =
      state === 'waiting' && nextAttemptAt && attempts > 0 && t('delivery.next', { when: when(nextAttemptAt) });
    return [result, next].filter(Boolean).join(' ') || '–';
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
        { id: 'attempts', header: t('log.attempts'), numeric: true, cell: ({ attempts }) => attempts },
        { id: 'result', header: t('log.result'), cell: resultOf },
      ]}
    />
  );
}
