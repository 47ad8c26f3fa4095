import type { PortalRestriction } from '@kardan/contract/calls/operator/restrictions';
import { restrictionLengths } from '@kardan/contract/values/restrictions';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { officeStale } from '#domain/portal/dealerships.ts';
import { api } from '#lib/api/api.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  dealershipId: number;
  restriction: PortalRestriction;
  onClose: () => void;
}

/** Asks why before something that is held against a dealership is lifted: its owners are told. */
export function LiftDialog({ dealershipId, restriction: { id, kind }, onClose }: Props) {
  const t = useTexts('portalDealers');
  const r = useTexts('restrictions');
  return (
    <Modal title={t('lift.title', { kind: r(`kind.${kind}`) })} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('lift.intro')}</p>
      <Form
        draftKey={`lift:${id}`}
        send={(value) =>
          api.liftRestriction({
            params: { dealershipId: String(dealershipId), restrictionId: id },
            body: { because: value('because') },
          })
        }
        stale={officeStale}
        onSent={() => {
          showToast({ text: t('lift.done') });
          onClose();
        }}
      >
        <TextareaField name="because" label={t('lift.because')} required maxLength={restrictionLengths.liftedBecause} />
        <Submit icon="lock-open">{t('lift.submit')}</Submit>
      </Form>
    </Modal>
  );
}
