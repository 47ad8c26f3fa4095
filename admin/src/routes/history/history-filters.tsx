import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { membersQuery } from '#domain/dealership/members.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { HistoryFilter } from './history-filter.ts';

interface Props {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** From when to when, and who; it applies at once. */
export function HistoryFilters({ filter, onChange }: Props) {
  const t = useTexts('history');
  const { slug } = useDealership();
  const members = useQuery(membersQuery(slug));
  // Whoever is only invited has done nothing.
  const people = (members.data?.items ?? []).filter(({ accountId }) => accountId !== null);
  const set = (name: 'from' | 'to' | 'accountId', text: string) => {
    const { [name]: _, ...others } = filter;
    onChange(text === '' ? others : { ...others, [name]: name === 'accountId' ? Number(text) : text });
  };
  return (
    <div className="mb-4 grid grid-cols-2 gap-2.5 md:grid-cols-[180px_180px_minmax(0,280px)]">
      <TextInput
        type="date"
        label={t('from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ currentTarget }) => set('from', currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('to')}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={({ currentTarget }) => set('to', currentTarget.value)}
      />
      <Select
        label={t('who')}
        className="max-md:col-span-2"
        placeholder={t('everybody')}
        value={String(filter.accountId ?? '')}
        options={people.map(({ accountId, displayName }) => ({ value: String(accountId), label: displayName }))}
        onChange={({ currentTarget }) => set('accountId', currentTarget.value)}
      />
    </div>
  );
}
