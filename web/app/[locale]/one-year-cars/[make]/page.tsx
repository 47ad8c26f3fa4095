import { permanentRedirect } from 'next/navigation';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { loadOneYearMake } from '#features/one-year/load-one-year.ts';
import { OneYearMakePage } from '#features/one-year/one-year-make-page.tsx';
import { oneYearMakeMetadata } from '#features/one-year/one-year-metadata.ts';
import { asksForList } from '#features/search/asks-for-list.ts';
import { SectionPage, sectionMetadata } from '#features/search/section-page.tsx';
import { IfPage } from '#lib/page/if-page.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { askNearbyFor } from '../../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/one-year-cars/[make]'>;

const listProps = ({ params, searchParams }: Props) => ({
  params: params.then(({ make }) => ({ path: [make] })),
  searchParams,
});

export async function generateMetadata(props: Props) {
  return asksForList(await props.searchParams)
    ? sectionMetadata('one-year', listProps(props))
    : oneYearMakeMetadata(await loadOneYearMake((await props.params).make), await props.searchParams);
}

export default async function OneYearCarsOfMakePage(props: Props) {
  if (asksForList(await props.searchParams)) {
    return (
      <>
        <SectionPage section="one-year" askNearby={askNearbyFor} {...listProps(props)} />
        <RecentlyViewed />
      </>
    );
  }
  const { make: asked } = await props.params;
  const found = await loadOneYearMake(asked);
  // An earlier name or a number: a make has one address.
  const slug = found.kind === 'page' ? found.page.make.slug : asked;
  if (slug !== asked) permanentRedirect(href(await currentLocale(), 'oneYearCarsMake', { make: slug }));
  return (
    <>
      <IfPage found={found}>{(page) => <OneYearMakePage page={page} />}</IfPage>
      <RecentlyViewed />
    </>
  );
}
