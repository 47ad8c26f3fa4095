import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { electricMetadata } from '#features/electric/electric-metadata.ts';
import { ElectricPage } from '#features/electric/electric-page.tsx';
import { loadElectric } from '#features/electric/load-electric.ts';
import { asksForList } from '#features/search/asks-for-list.ts';
import { SectionPage, sectionMetadata } from '#features/search/section-page.tsx';
import { IfPage } from '#lib/page/if-page.tsx';
import { askNearbyFor } from '../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/electric'>;

const params = Promise.resolve({});

export async function generateMetadata({ searchParams }: Props) {
  return asksForList(await searchParams)
    ? sectionMetadata('electric', { params, searchParams })
    : electricMetadata(await loadElectric(), await searchParams);
}

export default async function ElectricCarsPage({ searchParams }: Props) {
  const isList = asksForList(await searchParams);
  return (
    <>
      {isList ? (
        <SectionPage section="electric" askNearby={askNearbyFor} params={params} searchParams={searchParams} />
      ) : (
        <IfPage found={await loadElectric()}>{(page) => <ElectricPage page={page} />}</IfPage>
      )}
      <RecentlyViewed />
    </>
  );
}
