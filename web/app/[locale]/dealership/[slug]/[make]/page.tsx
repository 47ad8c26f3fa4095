import type { Metadata } from 'next';
import { isSlug } from '#domain/search/filters/to-slug.ts';
import { readState } from '#domain/search/url/read-state.ts';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { DealershipFrame } from '#features/dealership/frame/dealership-frame.tsx';
import { isThere, loadDealership } from '#features/dealership/load-dealership.ts';
import { NoDealership } from '#features/dealership/no-dealership.tsx';
import { SearchPage } from '#features/search/search-page.tsx';
import { searchMetadata } from '#features/search/section-page.tsx';
import { makeNames } from '#lib/api/names.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { href } from '#lib/routes/href.ts';
import { toSearchParams } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { dealershipAt } from '../dealership-at.ts';

type Props = PageProps<'/[locale]/dealership/[slug]/[make]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ slug, make }, query] = await Promise.all([params, searchParams]);
  const dealership = await loadDealership(slug);
  if (!isThere(dealership)) return missingMetadata(dealership ? 'failed' : 'unknown');
  if (!isSlug(make)) return missingMetadata();
  return searchMetadata(readState({ dealership, make }, toSearchParams(query)), query);
}

/** The cars of one make that a dealership has; a make that it has none of leads on to its others. */
export default async function DealershipMakePage({ params, searchParams }: Props) {
  const [{ slug, make }, query, locale, t] = await Promise.all([
    params,
    searchParams,
    currentLocale(),
    texts('dealership'),
  ]);
  const dealership = await dealershipAt(slug);
  if (!isThere(dealership)) return <NoDealership found={dealership} />;
  if (!isSlug(make)) return <NotFound />;
  const crumbs = [
    { label: t('tabs.cars'), href: href(locale, 'dealershipListSearch', { slug }) },
    { label: (await makeNames()).get(make) ?? make },
  ];
  return (
    <>
      <DealershipFrame dealership={dealership} current="cars" crumbs={crumbs}>
        <SearchPage state={readState({ dealership, make }, toSearchParams(query))} />
      </DealershipFrame>
      <RecentlyViewed />
    </>
  );
}
