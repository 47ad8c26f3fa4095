import { moderationBounds } from '@kardan/contract/values/moderation';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { statementsQuery } from '#domain/dealership/statements.ts';
import { api } from '#lib/api/api.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** A complaint of a block; somebody else of the portal decides on it. */
export function ComplainDialog({ statementId, onClose }: { statementId: string; onClose: () => void }) {
  const t = useTexts('statements');
  const { slug } = useDealership();
  return (
    <Modal title={t('complain.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('complain.intro')}</p>
      <Form
        draftKey={`complain:${statementId}`}
        stale={[statementsQuery(slug).queryKey]}
        send={(value) =>
          api.complainOfStatement({ params: { dealershipId: slug, statementId }, body: { text: value('text') } })
        }
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
