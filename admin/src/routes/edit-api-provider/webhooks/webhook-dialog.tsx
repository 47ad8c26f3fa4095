import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { webhookBounds, webhookEvents } from '@kardan/contract/values/webhooks';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { webhooksKey } from '#domain/webhooks/webhooks.ts';
import { api } from '#lib/api/api.ts';
import { chosenIn } from '#lib/form/choice-boxes.tsx';
import { ExplainedChoices } from '#lib/form/explained-choices.tsx';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { NewSecret } from './webhook-secret.tsx';

interface Props {
  /** The group that one may be made for. */
  group: { name: string } | null;
  onClose: () => void;
  onMade: (made: NewSecret) => void;
}

/** A new webhook: what it is called, where it is sent to, what of. */
export function WebhookDialog({ group, onClose, onMade }: Props) {
  const t = useTexts('webhooks');
  const { slug } = useDealership();
  return (
    <Modal title={t('form.new')} onClose={onClose}>
      <Form
        draftKey={`webhook:${slug}`}
        send={(value) =>
          api.createWebhook({
            params: { dealershipId: slug },
            body: { ...wantedFrom(value), forGroup: value('forGroup') !== '' },
          })
        }
        stale={[webhooksKey(slug)]}
        onSent={onMade}
      >
        <WebhookFields />
        {group && <Checkbox name="forGroup" label={t('forGroup', { group: group.name })} />}
        <Submit>{t('new')}</Submit>
      </Form>
    </Modal>
  );
}

/** Name, address and events of a webhook that there is; its secret stays. */
export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTexts('webhooks');
  const c = useTexts('common');
  const { slug } = useDealership();
  return (
    <Modal title={t('form.edit')} onClose={onClose}>
      <Form
        send={(value) =>
          api.changeWebhook({ params: { dealershipId: slug, webhookId: webhook.id }, body: wantedFrom(value) })
        }
        stale={[webhooksKey(slug)]}
        onSent={() => {
          showToast({ text: c('saved') });
          onClose();
        }}
      >
        <WebhookFields webhook={webhook} />
        <Submit>{c('save')}</Submit>
      </Form>
    </Modal>
  );
}

function WebhookFields({ webhook }: { webhook?: Webhook }) {
  const t = useTexts('webhooks');
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={webhookBounds.name}
        autoComplete="off"
        defaultValue={webhook?.name}
      />
      <TextField
        name="url"
        label={t('url')}
        hint={t('urlHint')}
        type="url"
        required
        maxLength={webhookBounds.url}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={webhook?.url}
      />
      <ExplainedChoices
        legend={t('events')}
        name="events"
        options={webhookEvents.map((value) => ({
          value,
          label: t(`event.${value}`),
          text: t(`event.${value}.text`),
        }))}
        chosen={webhook?.events ?? ['inquiry.created', 'inquiry.erased']}
      />
    </>
  );
}

function wantedFrom(value: FormValues) {
  return { name: value('name'), url: value('url'), events: chosenIn('events', webhookEvents, value) };
}
