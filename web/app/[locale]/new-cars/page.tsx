import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { loadNewCarMakes } from '#features/new-cars/load-new-cars.ts';
import { newCarsMetadata } from '#features/new-cars/new-cars-metadata.ts';
import { NewCarsPage } from '#features/new-cars/overview/new-cars-page.tsx';
import { asksForList } from '#features/search/asks-for-list.ts';
import { SectionPage, sectionMetadata } from '#features/search/section-page.tsx';
import { IfPage } from '#lib/page/if-page.tsx';
import { askNearbyFor } from '../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/new-cars'>;

const params = Promise.resolve({});

export async function generateMetadata({ searchParams }: Props) {
  return asksForList(await searchParams)
    ? sectionMetadata('new', { params, searchParams })
    : newCarsMetadata(await loadNewCarMakes(), await searchParams);
}

export default async function NewCarsOfEveryMakePage({ searchParams }: Props) {
  const isList = asksForList(await searchParams);
  return (
    <>
      {isList ? (
        <SectionPage section="new" askNearby={askNearbyFor} params={params} searchParams={searchParams} />
      ) : (
        <IfPage found={await loadNewCarMakes()}>{(makes) => <NewCarsPage makes={makes} />}</IfPage>
      )}
      <RecentlyViewed />
    </>
  );
}
