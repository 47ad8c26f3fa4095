import type { OperatorCity } from '@kardan/contract/calls/operator/cities';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey, citiesToEditQuery } from '#domain/portal/catalogue.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { SearchField } from '#lib/form/search-field.tsx';
import { Confirm } from '#lib/page/confirm.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { CatalogueFrame } from '../catalogue-frame.tsx';
import { CityForm } from './city-form.tsx';

/** Places with their postcodes: searched, added, changed, and removed where nobody is. */
export default function CitiesPage() {
  const t = useTexts('portalCatalogue');
  const locale = useLocale();
  const [words, setWords] = useState('');
  const [edited, setEdited] = useState<OperatorCity | 'new'>();
  const [removed, setRemoved] = useState<OperatorCity>();
  const cities = useInfiniteQuery(citiesToEditQuery(words));
  const remove = useChange(({ id }: OperatorCity) => api.deleteCity({ params: { id: String(id) } }), {
    stale: [catalogueKey],
    onDone: (_, { name }) => showToast({ text: t('city.removed', { name }) }),
  });
  return (
    <CatalogueFrame
      tab="cities"
      actions={
        <Button variant="accent" icon="plus" onClick={() => setEdited('new')}>
          {t('city.add')}
        </Button>
      }
    >
      <div className="mb-4 flex">
        <SearchField label={t('city.search')} placeholder={t('city.search')} value={words} onSearch={setWords} />
      </div>
      <Loaded query={cities} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return (
              <EmptyState icon="map-pin" title={t('city.none')}>
                {t('city.noneText')}
              </EmptyState>
            );
          return (
            <div className="rounded-md border border-line bg-surface px-4 py-1 md:p-2.5">
              <Table
                caption={t('tab.cities')}
                rows={items}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'name',
                    header: t('city.name'),
                    main: true,
                    cell: ({ postcode, name }) => (
                      <>
                        <span className="text-text-2">{postcode}</span> <b className="font-medium">{name}</b>
                      </>
                    ),
                  },
                  { id: 'district', header: t('city.district'), cell: ({ district }) => district },
                  { id: 'region', header: t('city.region'), cell: ({ region }) => region },
                  {
                    id: 'population',
                    header: t('city.population'),
                    numeric: true,
                    cell: ({ population }) => (population === null ? '–' : formatNumber(population, locale)),
                  },
                  {
                    id: 'dealerships',
                    header: t('dealerships'),
                    numeric: true,
                    cell: ({ dealerships }) => formatNumber(dealerships, locale),
                  },
                  {
                    id: 'act',
                    header: t('act'),
                    numeric: true,
                    cell: (city) => (
                      <span className="inline-flex">
                        <IconButton
                          icon="pencil"
                          size="sm"
                          label={t('editNamed', { name: `${city.postcode} ${city.name}` })}
                          onClick={() => setEdited(city)}
                        />
                        <IconButton
                          icon="trash-2"
                          size="sm"
                          label={t('city.removeNamed', { name: `${city.postcode} ${city.name}` })}
                          onClick={() => setRemoved(city)}
                        />
                      </span>
                    ),
                  },
                ]}
              />
            </div>
          );
        }}
      </Loaded>
      <MoreRows query={cities} />
      {edited && (
        <Modal
          title={edited === 'new' ? t('city.add') : t('editNamed', { name: edited.name })}
          onClose={() => setEdited(undefined)}
        >
          <CityForm {...(edited !== 'new' && { city: edited })} onSaved={() => setEdited(undefined)} />
        </Modal>
      )}
      {removed && (
        <Confirm
          title={t('city.removeNamed', { name: `${removed.postcode} ${removed.name}` })}
          confirmLabel={t('city.remove')}
          onConfirm={() => remove.mutate(removed)}
          onClose={() => setRemoved(undefined)}
        >
          {t('city.removeText')}
        </Confirm>
      )}
    </CatalogueFrame>
  );
}
