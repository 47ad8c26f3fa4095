import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { viennaMoment } from '#domain/vienna-moment.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';

/** Publishes the car at a later time. */
export function PlanDialog({ onClose, onPlanned }: { onClose: () => void; onPlanned: (listing: OwnListing) => void }) {
  const t = useTexts('carNew');
  const { slug } = useDealership();
  const { flush } = useNewCar();
  return (
    <Modal title={t('online.plan.title')} onClose={onClose}>
      <Form
        send={async (value) => {
          const { id } = await flush();
          // Wherever the browser stands, a dealer's clock shows Vienna's time.
          const [day = '', time = ''] = value('at').split('T');
          return api.scheduleListing({
            params: { dealershipId: slug, listingId: String(id) },
            body: { at: viennaMoment(day, time).toISOString(), publish: true, priceEur: null },
          });
        }}
        onSent={onPlanned}
      >
        <TextField name="at" label={t('online.plan.at')} type="datetime-local" required />
        <Submit>{t('online.plan.submit')}</Submit>
      </Form>
    </Modal>
  );
}
