import { type OfficeSort, officeSorts } from '@kardan/contract/values/portal';
import { Select } from '@kardan/ui/forms/select.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type OfficeQuestion, officeGroupsQuery } from '#domain/portal/dealerships.ts';
import { api } from '#lib/api/api.ts';
import { SearchField } from '#lib/form/search-field.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  question: OfficeQuestion;
  onShow: (change: Partial<OfficeQuestion>) => void;
}

const regionsQuery = (language: 'de-AT' | 'en') =>
  queryOptions({
    queryKey: ['regions', language],
    queryFn: ({ signal }) => api.regions({ query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a caller would say of a dealership, where it is, whose it is, and in which order. */
export function OfficeFilters({ question, onShow }: Props) {
  const t = useTexts('portalDealers');
  const regions = useQuery(regionsQuery(useLocale())).data ?? [];
  const groups = useQuery(officeGroupsQuery).data?.items ?? [];
  const idOf = (text: string) => (text === '' ? undefined : Number(text));
  return (
    <div className="mb-4 grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,1fr)_180px_200px_160px]">
      <div className="col-span-2 flex min-h-13 *:min-h-13 lg:col-span-1">
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={question.q}
          onSearch={(q) => onShow({ q })}
        />
      </div>
      <Select
        label={t('region')}
        placeholder={t('anyRegion')}
        value={String(question.regionId ?? '')}
        options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => onShow({ regionId: idOf(currentTarget.value) })}
      />
      <Select
        label={t('group')}
        placeholder={t('anyGroup')}
        value={String(question.groupId ?? '')}
        options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => onShow({ groupId: idOf(currentTarget.value) })}
      />
      <Select
        label={t('sort')}
        className="max-lg:col-span-2"
        value={question.sort}
        options={officeSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onChange={({ currentTarget }) => onShow({ sort: currentTarget.value as OfficeSort })}
      />
    </div>
  );
}
