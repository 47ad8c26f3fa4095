import { redirect } from 'next/navigation';
import { carActions } from '#features/car-park/car-actions.tsx';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SearchPage } from '#features/search/search-page.tsx';
import { searchMetadata } from '#features/search/section-page.tsx';
import { understoodAddress } from '#features/search/text-box/understood-address.ts';
import { readState, toSearchParams } from '#features/search/url/read-state.ts';
import { currentLocale } from '#lib/current-locale.ts';
import { sectionName, sentenceName } from '#lib/search-names.ts';

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
      <SearchPage state={readState({}, query)} actions={await carActions()} />
      <RecentlyViewed />
    </>
  );
}
