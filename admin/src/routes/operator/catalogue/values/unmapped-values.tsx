import type { UnmappedValue } from '@kardan/contract/calls/operator/value-mappings';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatDay, formatNumber } from '@kardan/ui/formats/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unmappedValuesQuery } from '#domain/portal/catalogue.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { useFeedWords } from '#features/feed-values/use-feed-words.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { CountedAt } from './counted-at.tsx';
import { DecideValue } from './decide-value.tsx';

/** Values that no importer understood, those of most cars first; each is decided once for everybody. */
export function UnmappedValues() {
  const t = useTexts('portalCatalogue');
  const f = useTexts('feeds');
  const words = useFeedWords();
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const [decided, setDecided] = useState<UnmappedValue>();
  const values = useInfiniteQuery(unmappedValuesQuery(sought));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField label={t('value.search')} placeholder={t('value.search')} value={sought} onSearch={setSought} />
        <CountedAt query={values} />
      </div>
      <Loaded query={values} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return (
              <EmptyState icon="circle-check" title={t('value.none')}>
                {t('value.noneText')}
              </EmptyState>
            );
          return (
            <div className="rounded-md border border-line bg-surface px-4 py-1 md:p-2.5">
              <Table
                caption={t('value.open')}
                rows={items}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'raw',
                    header: t('value.raw'),
                    main: true,
                    cell: ({ raw, column, field }) => (
                      <span className="grid gap-0.5">
                        <span>
                          <RawValue raw={raw} none="" />
                        </span>
                        <small className="text-xs text-text-2">
                          {t('value.in', { column })}
                          {field !== null && `, ${words.field(field)}`}
                        </small>
                      </span>
                    ),
                  },
                  { id: 'format', header: t('value.format'), cell: ({ format }) => f(`format.${format}`) },
                  { id: 'cars', header: t('cars'), numeric: true, cell: ({ cars }) => formatNumber(cars, locale) },
                  {
                    id: 'dealerships',
                    header: t('dealerships'),
                    numeric: true,
                    cell: ({ dealerships }) => formatNumber(dealerships, locale),
                  },
                  {
                    id: 'seen',
                    header: t('value.seen'),
                    cell: ({ lastSeenAt }) => formatDay(lastSeenAt.slice(0, 10), locale),
                  },
                  {
                    id: 'act',
                    header: t('act'),
                    numeric: true,
                    cell: (value) => (
                      <Button
                        size="sm"
                        aria-label={t('value.decideNamed', { raw: value.raw })}
                        onClick={() => setDecided(value)}
                      >
                        {t('value.decide')}
                      </Button>
                    ),
                  },
                ]}
              />
            </div>
          );
        }}
      </Loaded>
      <MoreRows query={values} />
      {decided && <DecideValue value={decided} onClose={() => setDecided(undefined)} />}
    </>
  );
}
