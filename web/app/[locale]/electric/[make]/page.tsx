import { permanentRedirect } from 'next/navigation';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { electricMakeMetadata } from '#features/electric/electric-metadata.ts';
import { loadElectricMake } from '#features/electric/load-electric.ts';
import { ElectricMakePage } from '#features/electric/make/electric-make-page.tsx';
import { asksForList } from '#features/search/asks-for-list.ts';
import { SectionPage, sectionMetadata } from '#features/search/section-page.tsx';
import { IfPage } from '#lib/page/if-page.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { askNearbyFor } from '../../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/electric/[make]'>;

const listProps = ({ params, searchParams }: Props) => ({
  params: params.then(({ make }) => ({ path: [make] })),
  searchParams,
});

export async function generateMetadata(props: Props) {
  return asksForList(await props.searchParams)
    ? sectionMetadata('electric', listProps(props))
    : electricMakeMetadata(await loadElectricMake((await props.params).make), await props.searchParams);
}

export default async function ElectricCarsOfMakePage(props: Props) {
  if (asksForList(await props.searchParams)) {
    return (
      <>
        <SectionPage section="electric" askNearby={askNearbyFor} {...listProps(props)} />
        <RecentlyViewed />
      </>
    );
  }
  const { make: asked } = await props.params;
  const found = await loadElectricMake(asked);
  // An earlier name or a number: a make has one address.
  const slug = found.kind === 'page' ? found.page.make.slug : asked;
  if (slug !== asked) permanentRedirect(href(await currentLocale(), 'electricMake', { make: slug }));
  return (
    <>
      <IfPage found={found}>{(page) => <ElectricMakePage page={page} />}</IfPage>
      <RecentlyViewed />
    </>
  );
}
