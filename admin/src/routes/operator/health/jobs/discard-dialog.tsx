import { discardReasonLength } from '@kardan/contract/values/operations';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { healthKeys } from '#domain/portal/health.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  which: { id?: string; name?: string };
  /** What the job does. */
  what: string;
  onClose: () => void;
}

/** Nobody removes a job without saying why. */
export function DiscardDialog({ which, what, onClose }: Props) {
  const t = useTexts('portalHealth');
  return (
    <Modal title={t('dead.discardTitle')} onClose={onClose}>
      <p className="font-semi">{what}</p>
      <p className="mt-1 mb-4 text-sm text-text-2">{t('dead.discardText')}</p>
      <Form
        send={(value) => api.discardDeadJobs({ body: { ...which, reason: value('reason') } })}
        stale={[healthKeys.jobs]}
        onSent={({ jobs }) => {
          showToast({ text: t('dead.discarded', { count: jobs }) });
          onClose();
        }}
      >
        <TextField
          name="reason"
          label={t('dead.discardReason')}
          required
          minLength={discardReasonLength.min}
          maxLength={discardReasonLength.max}
          autoComplete="off"
        />
        <Submit icon="trash-2">{t('dead.discard')}</Submit>
      </Form>
    </Modal>
  );
}
