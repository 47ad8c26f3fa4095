import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { stockViewsQuery } from '#domain/dealership/stock.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Keeps filter and order under a name. */
export function SaveView({ query, onClose }: { query: string; onClose: () => void }) {
  const t = useTexts('stock');
  const { slug } = useDealership();
  return (
    <Modal title={t('views.save')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('views.intro')}</p>
      <Form
        send={(value) => api.saveStockView({ params: { dealershipId: slug }, body: { name: value('name'), query } })}
        stale={[stockViewsQuery(slug).queryKey]}
        onSent={() => {
          showToast({ text: t('views.saved') });
          onClose();
        }}
      >
        <TextField name="name" label={t('views.name')} required maxLength={60} autoComplete="off" />
        <Submit>{t('views.keep')}</Submit>
      </Form>
    </Modal>
  );
}
