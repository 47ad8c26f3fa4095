import { deliveryStates, sentEvents } from '@kardan/contract/values/webhooks';
import { Select } from '@kardan/ui/forms/select.tsx';
import type { DeliveryFilter } from '#domain/webhooks/webhooks.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  filter: DeliveryFilter;
  onChange: (filter: DeliveryFilter) => void;
}

/** By what became of it and by what it tells; it applies at once. */
export function DeliveryFilters({ filter, onChange }: Props) {
  const t = useTexts('webhooks');
  const set = (name: keyof DeliveryFilter, text: string) => {
    const { [name]: _, ...others } = filter;
    onChange(text === '' ? others : { ...others, [name]: text });
  };
  return (
    <div className="mb-4 grid grid-cols-2 gap-2.5 md:grid-cols-[220px_220px]">
      <Select
        label={t('log.state')}
        placeholder={t('log.all')}
        value={filter.state ?? ''}
        options={deliveryStates.map((value) => ({ value, label: t(`delivery.${value}`) }))}
        onChange={({ currentTarget }) => set('state', currentTarget.value)}
      />
      <Select
        label={t('log.event')}
        placeholder={t('log.all')}
        value={filter.event ?? ''}
        options={sentEvents.map((value) => ({ value, label: t(`event.${value}`) }))}
        onChange={({ currentTarget }) => set('event', currentTarget.value)}
      />
    </div>
  );
}
