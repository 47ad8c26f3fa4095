import type { WebhookDeliveryLog } from '@kardan/contract/calls/admin/webhooks';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatInstant } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { deliveryQuery, webhooksKey } from '#domain/webhooks/webhooks.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useTryWords } from '../use-try-words.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import { indented } from './indented.ts';

interface Props {
  webhookId: string;
  deliveryId: string;
  mayReplay: boolean;
  onClose: () => void;
}

/** One delivery: what was sent, and what came back each time. */
export function DeliveryDialog({ webhookId, deliveryId, mayReplay, onClose }: Props) {
  const t = useTexts('webhooks');
  const { slug } = useDealership();
  const delivery = useQuery(deliveryQuery(slug, webhookId, deliveryId));
  const replay = useChange(() => api.replayDelivery({ params: { dealershipId: slug, webhookId, deliveryId } }), {
    stale: [webhooksKey(slug)],
  });
  const event = delivery.data && t(`event.${delivery.data.event}`);
  return (
    <Modal
      title={event ? t('delivery.title', { event }) : t('log.title')}
      wide
      onClose={onClose}
      footer={
        mayReplay && (
          <>
            <Button icon="rotate-cw" busy={replay.isPending} onClick={() => replay.mutate(undefined)}>
              {t('replay.this')}
            </Button>
            <span role="status" className="self-center text-sm text-text-2">
              {replay.isSuccess && t('replay.queued')}
            </span>
          </>
        )
      }
    >
      <Loaded query={delivery} skeleton={<Skeleton className="h-64" />}>
        {(data) => <DeliveryFacts delivery={data} />}
      </Loaded>
    </Modal>
  );
}

function DeliveryFacts({ delivery }: { delivery: WebhookDeliveryLog }) {
  const t = useTexts('webhooks');
  const locale = useLocale();
  const tryWords = useTryWords();
  const { state, messageId, createdAt, request, tries } = delivery;
  return (
    <div className="grid gap-5 text-sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        <dt className="text-text-2">{t('log.state')}</dt>
        <dd>
          <DeliveryMark state={state} />
        </dd>
        <dt className="text-text-2">{t('delivery.created')}</dt>
        <dd>{formatInstant(createdAt, locale)}</dd>
        <dt className="text-text-2">{t('delivery.id')}</dt>
        <dd className="[overflow-wrap:anywhere] select-all">{messageId}</dd>
      </dl>
      <section>
        <h3 className="mb-2">{t('delivery.sent')}</h3>
        <p className="mb-2 [overflow-wrap:anywhere]">POST {request.url}</p>
        <Code label={t('delivery.sent')}>{indented(request.body)}</Code>
      </section>
      <section>
        <h3 className="mb-2">{t('delivery.tries')}</h3>
        {tries.length === 0 && <p className="text-text-2">{t('delivery.noTry')}</p>}
        <ol className="grid gap-4">
          {tries.map((attempt) => (
            <li key={attempt.at}>
              <p className="mb-1.5">
                <span className="font-semi">{tryWords(attempt)}</span>{' '}
                <span className="text-text-2">
                  {t('delivery.try', { when: formatInstant(attempt.at, locale), ms: attempt.durationMs })}
                </span>
              </p>
              {attempt.response !== null && (
                <Code label={t('delivery.tries')}>{attempt.response || t('delivery.noBody')}</Code>
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Text of machines as it is; it scrolls by itself, so that the keyboard reaches it. */
function Code({ label, children }: { label: string; children: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-sm border border-line bg-surface-2"
    >
      <pre className="p-3 text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</pre>
    </section>
  );
}
