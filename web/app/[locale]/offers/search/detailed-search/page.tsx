import type { Metadata } from 'next';
import { readFilters, readTypedPlace } from '#domain/search/filters/read-filters.ts';
import { DetailedSearchPage } from '#features/search/detailed/detailed-search-page.tsx';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { toSearchParams } from '#lib/routes/query.ts';
import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/offers/search/detailed-search'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await texts('search');
  return {
    title: t('detailed.title'),
    description: t('detailed.description'),
    ...(await pageMetadata(await searchParams)),
  };
}

export default async function DetailedSearch({ searchParams }: Props) {
  const query = toSearchParams(await searchParams);
  return <DetailedSearchPage filters={readFilters(query)} typedPlace={readTypedPlace(query)} />;
}
