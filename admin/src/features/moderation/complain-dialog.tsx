import { moderationBounds } from '@kardan/contract/values/moderation';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { QueryKey } from '@tanstack/react-query';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  /** The measure that it is about: what is typed is kept under it. */
  measureId: string;
  send: (text: string) => Promise<unknown>;
  /** Answers that it makes stale. */
  stale: readonly QueryKey[];
  onClose: () => void;
}

/** A dealer's complaint of a measure against a car or the dealership; somebody else of the portal decides on it. */
export function ComplainDialog({ measureId, send, stale, onClose }: Props) {
  const t = useTexts('statements');
  return (
    <Modal title={t('complain.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('complain.intro')}</p>
      <Form
        draftKey={`complain:${measureId}`}
        stale={stale}
        send={(value) => send(value('text'))}
        onSent={() => {
          showToast({ text: t('complain.sent') });
          onClose();
        }}
      >
        <TextareaField name="text" label={t('complain.label')} rows={6} maxLength={moderationBounds.text} required />
        <Submit>{t('complain.send')}</Submit>
      </Form>
    </Modal>
  );
}
