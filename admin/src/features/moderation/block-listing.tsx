import type { ModerationGround, ModerationOrigin } from '@kardan/contract/values/moderation';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { QueryKey } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StatementFields, statementOf } from './statement-fields.tsx';

interface Props {
  car: { id: number; title: string; dealership: { name: string } };
  /** Proposed to whoever states the reasons. */
  facts?: string;
  ground?: ModerationGround;
  foundBy: Exclude<ModerationOrigin, 'notice'>;
  stale: readonly QueryKey[];
  onBlocked?: () => void;
  onClose: () => void;
}

/** Takes a car off the site with the reasons that its dealer is sent: nobody blocks without writing why. */
export function BlockListing({ car, facts = '', ground = 'terms', foundBy, stale, onBlocked, onClose }: Props) {
  const t = useTexts('portalListings');
  return (
    <Modal title={t('block.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">
        {t('block.intro', { title: car.title, dealership: car.dealership.name })}
      </p>
      <Form
        send={(value) => api.blockListing({ params: { listingId: car.id }, body: { ...statementOf(value), foundBy } })}
        stale={stale}
        onSent={({ reference }) => {
          showToast({ text: t('block.sent', { reference }) });
          onBlocked?.();
          onClose();
        }}
      >
        <StatementFields facts={facts} ground={ground} factsHint={t('block.factsHint')} />
        <p className="text-xs text-text-2">{t('block.redress')}</p>
        <Submit>{t('block.submit')}</Submit>
      </Form>
    </Modal>
  );
}
