import { maxMaxCars } from '@kardan/contract/values/stock';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { officeStale } from '#domain/portal/dealerships.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  dealershipId: number;
  maxCars: number;
  onClose: () => void;
}

/** Changes how many cars a dealership may have. */
export function MaxCarsDialog({ dealershipId, maxCars, onClose }: Props) {
  const t = useTexts('portalDealers');
  return (
    <Modal title={t('maxCars.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('maxCars.intro')}</p>
      <Form
        send={(value) =>
          api.setMaxCars({
            params: { dealershipId: String(dealershipId) },
            body: { maxCars: Number(value('maxCars')) },
          })
        }
        stale={officeStale}
        onSent={() => {
          showToast({ text: t('maxCars.done') });
          onClose();
        }}
      >
        <TextField
          name="maxCars"
          label={t('maxCars')}
          type="number"
          min={1}
          max={maxMaxCars}
          defaultValue={String(maxCars)}
          required
        />
        <Submit>{t('maxCars.submit')}</Submit>
      </Form>
    </Modal>
  );
}
