import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { deliveryQuery, webhooksKey } from '#domain/webhooks/webhooks.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useTryWords } from './use-try-words.ts';

/** Sends a test and waits for what the address answers to it. */
export function TestPanel({ webhook }: { webhook: Webhook }) {
  const t = useTexts('webhooks');
  const { slug } = useDealership();
  const params = { dealershipId: slug, webhookId: webhook.id };
  const [sentId, setSentId] = useState<string>();
  const send = useChange(() => api.testWebhook({ params }), {
    stale: [webhooksKey(slug)],
    onDone: ({ id }) => setSentId(id),
  });
  return (
    <Panel
      title={t('test.title')}
      intro={t('test.intro')}
      actions={
        <Button icon="send" busy={send.isPending} busyLabel={t('test.sending')} onClick={() => send.mutate(undefined)}>
          {t('test.act')}
        </Button>
      }
    >
      <div role="status" className="text-sm">
        {sentId && <Outcome key={sentId} webhookId={webhook.id} deliveryId={sentId} />}
      </div>
    </Panel>
  );
}

function Outcome({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const t = useTexts('webhooks');
  const tryWords = useTryWords();
  const { slug } = useDealership();
  const { data: delivery } = useQuery(deliveryQuery(slug, webhookId, deliveryId));
  const [last] = delivery?.tries ?? [];
  if (!delivery || !last) {
    return (
      <p className="flex items-center gap-2 text-text-2">
        <Icon name="loader-circle" className="animate-spin motion-reduce:animate-none" />
        {t('test.sending')}
      </p>
    );
  }
  const hasArrived = delivery.state === 'delivered';
  return (
    <p className="flex items-start gap-2">
      <Icon
        name={hasArrived ? 'circle-check' : 'triangle-alert'}
        className={`mt-0.5 shrink-0 ${hasArrived ? 'text-accent-text' : 'text-alert'}`}
      />
      {hasArrived ? t('test.ok', { ms: last.durationMs, status: String(last.status) }) : tryWords(last)}
    </p>
  );
}
