import { moderationBounds } from '@kardan/contract/values/moderation';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { moderationKey } from '#domain/portal/moderation.ts';
import { api } from '#lib/api/api.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** One question to the dealer, sent to the owners; their answer appears in the notice. */
export function AskDealer({ noticeId, onClose }: { noticeId: string; onClose: () => void }) {
  const t = useTexts('portalNotices');
  return (
    <Modal title={t('ask.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('ask.intro')}</p>
      <Form
        draftKey={`ask:${noticeId}`}
        stale={[moderationKey]}
        send={(value) => api.askDealer({ params: { noticeId }, body: { question: value('question') } })}
        onSent={() => {
          showToast({ text: t('ask.sent') });
          onClose();
        }}
      >
        <TextareaField name="question" label={t('ask.label')} rows={5} maxLength={moderationBounds.text} required />
        <Submit>{t('ask.send')}</Submit>
      </Form>
    </Modal>
  );
}
