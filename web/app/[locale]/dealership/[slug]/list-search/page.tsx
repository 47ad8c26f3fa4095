import type { Metadata } from 'next';
import { readState } from '#domain/search/url/read-state.ts';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { DealershipFrame } from '#features/dealership/frame/dealership-frame.tsx';
import { isThere, loadDealership } from '#features/dealership/load-dealership.ts';
import { NoDealership } from '#features/dealership/no-dealership.tsx';
import { SearchPage } from '#features/search/search-page.tsx';
import { searchMetadata } from '#features/search/section-page.tsx';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { toSearchParams } from '#lib/routes/query.ts';
import { texts } from '#lib/texts/texts.ts';
import { dealershipAt } from '../dealership-at.ts';

type Props = PageProps<'/[locale]/dealership/[slug]/list-search'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const dealership = await loadDealership(slug);
  if (!isThere(dealership)) return missingMetadata(dealership ? 'failed' : 'unknown');
  return searchMetadata(readState({ dealership }, toSearchParams(query)), query);
}

/** All cars of a dealership, with every filter. */
export default async function DealershipListSearchPage({ params, searchParams }: Props) {
  const [{ slug }, query, t] = await Promise.all([params, searchParams, texts('dealership')]);
  const dealership = await dealershipAt(slug);
  if (!isThere(dealership)) return <NoDealership found={dealership} />;
  return (
    <>
      <DealershipFrame dealership={dealership} current="cars" crumbs={[{ label: t('tabs.cars') }]}>
        <SearchPage state={readState({ dealership }, toSearchParams(query))} />
      </DealershipFrame>
      <RecentlyViewed />
    </>
  );
}
