import type { AuditAction } from '@kardan/contract/values/audit';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { portalPeopleQuery } from '#domain/portal/people.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { wordsFor } from '../../history/words-for.ts';
import { actionsByKind, type PortalHistoryFilter } from './portal-history-filter.ts';

interface Props {
  filter: PortalHistoryFilter;
  /** Of the dealership that is asked for, once an entry tells it. */
  dealershipName: string | undefined;
  onChange: (filter: PortalHistoryFilter) => void;
}

/** From when to when, what, who of the portal, and for which dealership; it applies at once. */
export function PortalHistoryFilters({ filter, dealershipName, onChange }: Props) {
  const t = useTexts('portalHistory');
  const h = useTexts('history');
  const people = useQuery(portalPeopleQuery).data?.items ?? [];
  const set = (change: { [Name in keyof PortalHistoryFilter]: PortalHistoryFilter[Name] | undefined }) => {
    const next = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next));
  };
  const kindWords = (kind: string) => {
    const words = t(`kind.${kind}` as 'kind.city');
    return words.startsWith('kind.') ? kind : words;
  };
  return (
    <div className="mb-4 grid gap-2.5">
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[160px_160px_minmax(0,1fr)_minmax(0,260px)]">
        <TextInput
          type="date"
          label={h('from')}
          value={filter.from ?? ''}
          max={filter.to}
          onChange={({ currentTarget }) => set({ from: currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={h('to')}
          value={filter.to ?? ''}
          min={filter.from}
          onChange={({ currentTarget }) => set({ to: currentTarget.value || undefined })}
        />
        <Select
          label={t('action')}
          className="max-lg:col-span-2"
          placeholder={t('anything')}
          value={filter.action ?? ''}
          options={[...actionsByKind()].map(([kind, actions]) => ({
            label: kindWords(kind),
            options: actions.map((action) => ({
              value: action,
              label: wordsFor(h, 'action', action).replace(/:$/, ''),
            })),
          }))}
          onChange={({ currentTarget }) =>
            set({ action: (currentTarget.value || undefined) as AuditAction | undefined })
          }
        />
        <Select
          label={t('who')}
          className="max-lg:col-span-2"
          placeholder={t('everybody')}
          value={String(filter.accountId ?? '')}
          options={people.map(({ accountId, name }) => ({ value: String(accountId), label: name }))}
          onChange={({ currentTarget }) => set({ accountId: Number(currentTarget.value) || undefined })}
        />
      </div>
      {filter.dealershipId !== undefined && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {t('onlyDealership', { name: dealershipName ?? `#${filter.dealershipId}` })}
          <Button size="sm" icon="x" onClick={() => set({ dealershipId: undefined })}>
            {t('clear')}
          </Button>
        </p>
      )}
    </div>
  );
}
