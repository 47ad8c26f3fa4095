import { permanentRedirect } from 'next/navigation';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { loadNewCarMake } from '#features/new-cars/load-new-cars.ts';
import { NewCarMakePage } from '#features/new-cars/make/new-car-make-page.tsx';
import { newCarMakeMetadata } from '#features/new-cars/new-cars-metadata.ts';
import { asksForList } from '#features/search/asks-for-list.ts';
import { SectionPage, sectionMetadata } from '#features/search/section-page.tsx';
import { IfPage } from '#lib/page/if-page.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { askNearbyFor } from '../../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/new-cars/[make]'>;

const listProps = ({ params, searchParams }: Props) => ({
  params: params.then(({ make }) => ({ path: [make] })),
  searchParams,
});

export async function generateMetadata(props: Props) {
  return asksForList(await props.searchParams)
    ? sectionMetadata('new', listProps(props))
    : newCarMakeMetadata(await loadNewCarMake((await props.params).make), await props.searchParams);
}

export default async function NewCarsOfMakePage(props: Props) {
  if (asksForList(await props.searchParams)) {
    return (
      <>
        <SectionPage section="new" askNearby={askNearbyFor} {...listProps(props)} />
        <RecentlyViewed />
      </>
    );
  }
  const { make: asked } = await props.params;
  const found = await loadNewCarMake(asked);
  // An earlier name or a number: a make has one address.
  const slug = found.kind === 'page' ? found.page.make.slug : asked;
  if (slug !== asked) permanentRedirect(href(await currentLocale(), 'newCarsMake', { make: slug }));
  return (
    <>
      <IfPage found={found}>{(page) => <NewCarMakePage page={page} />}</IfPage>
      <RecentlyViewed />
    </>
  );
}
