import { redirect } from 'next/navigation';
import { sectionName, sentenceName } from '#domain/search/filters/search-names.ts';
import { understoodAddress } from '#domain/search/sentence/understood-address.ts';
import { readState } from '#domain/search/url/read-state.ts';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SearchPage } from '#features/search/search-page.tsx';
import { searchMetadata } from '#features/search/section-page.tsx';
import { toSearchParams } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { askNearbyFor } from '../../../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/offers/search/start'>;

export async function generateMetadata({ searchParams }: Props) {
  const query = await searchParams;
  return searchMetadata(readState({}, toSearchParams(query)), query);
}

/** Cars of every kind. A sentence from the text box leads on to the search that it means. */
export default async function SearchStartPage({ searchParams }: Props) {
  const query = toSearchParams(await searchParams);
  const sentence = query.get(sentenceName)?.trim();
  if (sentence) redirect(await understoodAddress(await currentLocale(), sentence, query.get(sectionName)));
  return (
    <>
      <SearchPage state={readState({}, query)} askNearby={askNearbyFor} />
      <RecentlyViewed />
    </>
  );
}
