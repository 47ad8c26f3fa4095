import { moderationBounds } from '@kardan/contract/values/moderation';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { QueryKey } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  listingId: number;
  stale: readonly QueryKey[];
  onClose: () => void;
}

/** Lifts a block: the car is what it was before, and its dealer is told why. */
export function UnblockListing({ listingId, stale, onClose }: Props) {
  const t = useTexts('statements');
  return (
    <Modal title={t('unblock.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('unblock.intro')}</p>
      <Form
        draftKey={`unblock:${listingId}`}
        stale={stale}
        send={(value) => api.unblockListing({ params: { listingId }, body: { because: value('because') } })}
        onSent={() => {
          showToast({ text: t('unblock.done') });
          onClose();
        }}
      >
        <TextareaField
          name="because"
          label={t('unblock.because')}
          rows={4}
          maxLength={moderationBounds.text}
          required
        />
        <Submit>{t('unblock.send')}</Submit>
      </Form>
    </Modal>
  );
}
