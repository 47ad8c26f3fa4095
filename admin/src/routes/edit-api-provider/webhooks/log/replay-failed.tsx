import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { webhooksKey } from '#domain/webhooks/webhooks.ts';
import { api } from '#lib/api/api.ts';
import { SelectField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

const dayMs = 86_400_000;
const spans = ['1', '7', '30'] as const;

/** Everything that was given up, once more: for the day after one's system was down. */
export function ReplayFailed({ webhook }: { webhook: Webhook }) {
  const t = useTexts('webhooks');
  const { slug } = useDealership();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon="rotate-cw" onClick={() => setAsking(true)}>
        {t('replay.all')}
      </Button>
      {isAsking && (
        <Modal title={t('replay.title')} onClose={() => setAsking(false)}>
          <Form
            send={(value) =>
              api.replayFailedDeliveries({
                params: { dealershipId: slug, webhookId: webhook.id },
                body: { since: new Date(Date.now() - Number(value('days')) * dayMs).toISOString() },
              })
            }
            stale={[webhooksKey(slug)]}
            onSent={({ replayed: count, isAll }) => {
              setAsking(false);
              const outcome = count === 0 ? 'replay.none' : isAll ? 'replay.done' : 'replay.done.rest';
              showToast({ text: t(outcome, { count }) });
            }}
          >
            <p className="text-sm text-text-2">{t('replay.text')}</p>
            <SelectField
              name="days"
              label={t('replay.since')}
              defaultValue="1"
              options={spans.map((days) => ({ value: days, label: t(`replay.since.${days}`) }))}
            />
            <Submit>{t('replay.act')}</Submit>
          </Form>
        </Modal>
      )}
    </>
  );
}
