import type { Metadata } from 'next';
import { DetailedSearchPage } from '#features/search/detailed/detailed-search-page.tsx';
import { readFilters } from '#features/search/url/read-filters.ts';
import { toSearchParams } from '#features/search/url/read-state.ts';
import { pageMetadata } from '#lib/page-metadata.ts';
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
  return <DetailedSearchPage filters={readFilters(toSearchParams(await searchParams))} />;
}
