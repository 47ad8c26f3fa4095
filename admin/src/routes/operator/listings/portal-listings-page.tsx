import { stockStateLabels } from '@kardan/contract/labels/stock';
import { stockStates } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type PortalListingsQuestion, portalListingsQuery } from '#domain/portal/portal-listings.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { PortalCars } from './portal-cars.tsx';
import { readPortalListingsQuestion } from './portal-listings-address.ts';

/** Any car of the portal: one field for everything that somebody on the telephone may say of it. */
export default function PortalListingsPage() {
  const t = useTexts('portalListings');
  const locale = useLocale();
  const question = readPortalListingsQuestion(useSearch({ strict: false }));
  const navigate = useNavigate();
  const cars = useInfiniteQuery(portalListingsQuery(question));
  const show = (next: PortalListingsQuestion) => void navigate({ to: '.', search: next, replace: true });
  const set = (name: 'q' | 'state', text: string) => {
    const { [name]: _, ...others } = question;
    show(text === '' ? others : { ...others, [name]: text });
  };
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      <div className="mb-4 flex flex-wrap items-end gap-2.5">
        <SearchField
          label={t('search')}
          placeholder={t('search.placeholder')}
          value={question.q ?? ''}
          onSearch={(words) => set('q', words)}
        />
        <Select
          label={t('state')}
          className="w-full md:w-52"
          placeholder={t('state.all')}
          value={question.state ?? ''}
          options={stockStates
            .filter((state) => state !== 'draft')
            .map((state) => ({ value: state, label: stockStateLabels[locale][state] }))}
          onChange={({ currentTarget }) => set('state', currentTarget.value)}
        />
      </div>
      <Loaded query={cars} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length > 0 ? (
            <PortalCars cars={items} />
          ) : (
            <EmptyState
              icon="search"
              title={t('empty.title')}
              action={<Button onClick={() => show({})}>{t('empty.reset')}</Button>}
            >
              {t('empty.text')}
            </EmptyState>
          );
        }}
      </Loaded>
      <MoreRows query={cars} />
    </>
  );
}
