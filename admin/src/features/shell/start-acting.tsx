import { actingReasonLength } from '@kardan/contract/values/acting';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { CurrentDealership } from '#domain/dealership/current-dealership.ts';
import { dealershipQuery } from '#domain/dealership/dealership.ts';
import { clockTime } from '#domain/portal/moments.ts';
import { api } from '#lib/api/api.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Asks an operator why before anything of a dealership is changed; its owners read it in their history. */
export function StartActing({ dealership, onClose }: { dealership: CurrentDealership; onClose: () => void }) {
  const t = useTexts('acting');
  const locale = useLocale();
  const { id, slug, name } = dealership;
  return (
    <Modal title={t('start.title', { name })} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('start.intro')}</p>
      <Form
        send={(value) => api.startActing({ params: { dealershipId: String(id) }, body: { reason: value('reason') } })}
        stale={[dealershipQuery(slug).queryKey]}
        onSent={({ until }) => {
          showToast({ text: t('start.done', { time: clockTime(until, locale) }) });
          onClose();
        }}
      >
        <TextareaField
          name="reason"
          label={t('start.reason')}
          hint={t('start.reasonHint')}
          required
          maxLength={actingReasonLength}
        />
        <Submit icon="pencil">{t('start.submit')}</Submit>
      </Form>
    </Modal>
  );
}
