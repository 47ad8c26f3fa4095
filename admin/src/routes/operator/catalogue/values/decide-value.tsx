import type { UnmappedValue } from '@kardan/contract/calls/operator/value-mappings';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { catalogueKey } from '#domain/portal/catalogue.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { type Choice, ValueChoice } from '#features/feed-values/value-choice.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useReachText } from '../use-reach-text.ts';
import { VehiclePicker } from '../vehicle-picker.tsx';

/** What a value is to mean for all dealers, with the cars and dealers it reaches. */
export function DecideValue({ value, onClose }: { value: UnmappedValue; onClose: () => void }) {
  const t = useTexts('portalCatalogue');
  const f = useTexts('feeds');
  const reachText = useReachText();
  const { format, column, raw, cars, dealerships } = value;
  const [first] = value.proposals;
  const [choice, setChoice] = useState<Choice>(first === undefined ? undefined : { value: first });
  const map = useChange(
    (mapped: string | null) => api.mapValueForAll({ body: { format, column, raw, value: mapped } }),
    {
      stale: [catalogueKey],
      onDone: () => {
        showToast({ text: t('value.done', { raw }) });
        onClose();
      },
    },
  );
  return (
    <Modal
      title={t('value.decideTitle')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="accent"
            disabled={choice === undefined}
            busy={map.isPending}
            onClick={() => choice && map.mutate(choice.value)}
          >
            {t('value.forAll')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <p className="mb-3 text-sm text-text-2">
        <RawValue raw={raw} none="" /> {t('value.where', { column, format: f(`format.${format}`) })}
      </p>
      <p className="mb-4 text-sm">
        <b className="font-semi">{reachText({ cars, dealerships })}</b> {t('value.fromNextRun')}
      </p>
      <ValueChoice group={value} choice={choice} onChoose={setChoice} vehicles={VehiclePicker} />
    </Modal>
  );
}
