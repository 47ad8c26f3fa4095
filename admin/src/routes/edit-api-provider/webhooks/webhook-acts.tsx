import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { secretOverlapHours } from '@kardan/contract/values/webhooks';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { webhooksKey, webhooksQuery } from '#domain/webhooks/webhooks.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { ActMenu } from '#lib/page/act-menu.tsx';
import { Confirm } from '#lib/page/confirm.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { EditWebhook } from './webhook-dialog.tsx';
import { type NewSecret, WebhookSecret } from './webhook-secret.tsx';

/** What can be done with a webhook, behind one button. */
export function WebhookActs({ webhook }: { webhook: Webhook }) {
  const t = useTexts('webhooks');
  const { slug } = useDealership();
  const { id: webhookId, name, state } = webhook;
  const params = { dealershipId: slug, webhookId };
  const stale = [webhooksKey(slug)];
  const [asked, setAsked] = useState<'edit' | 'rotate' | 'remove'>();
  const [told, setTold] = useState<NewSecret>();
  const close = () => setAsked(undefined);

  const setState = useChange((next: 'active' | 'paused') => api.setWebhookState({ params, body: { state: next } }), {
    stale,
    onDone: (_, next) => showToast({ text: t(next === 'paused' ? 'paused' : 'resumed', { name }) }),
  });
  const rotate = useChange(() => api.rotateWebhookSecret({ params }), { stale, onDone: setTold });
  const remove = useChange(() => api.removeWebhook({ params }), {
    // Not what was asked about it: there is nothing to show any more.
    stale: [webhooksQuery(slug).queryKey],
    onDone: () => showToast({ text: t('removed', { name }) }),
  });

  return (
    <>
      <ActMenu
        id={`webhook-${webhookId}`}
        label={t('acts', { name })}
        className="inline-grid size-11 place-items-center rounded-sm text-text-2 hover:bg-surface-2 hover:text-text"
        acts={[
          { icon: 'pencil', label: t('edit'), run: () => setAsked('edit') },
          state === 'active'
            ? { icon: 'pause', label: t('pause'), run: () => setState.mutate('paused') }
            : { icon: 'play', label: t('resume'), run: () => setState.mutate('active') },
          { icon: 'refresh-cw', label: t('rotate'), run: () => setAsked('rotate') },
          { icon: 'trash-2', label: t('remove'), run: () => setAsked('remove') },
        ]}
      />
      {asked === 'edit' && <EditWebhook webhook={webhook} onClose={close} />}
      {asked === 'rotate' && (
        <Confirm
          title={t('rotate.title')}
          confirmLabel={t('rotate.act')}
          onConfirm={() => rotate.mutate(undefined)}
          onClose={close}
        >
          {t('rotate.text', { hours: secretOverlapHours })}
        </Confirm>
      )}
      {asked === 'remove' && (
        <Confirm
          title={t('remove.title', { name })}
          confirmLabel={t('remove.act')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={close}
        >
          {t('remove.text')}
        </Confirm>
      )}
      {told && <WebhookSecret told={told} onDone={() => setTold(undefined)} />}
    </>
  );
}
