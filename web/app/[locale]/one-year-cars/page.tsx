import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, sectionMetadata } from '#features/search/section-page.tsx';
import { askNearbyFor } from '../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/one-year-cars'>;

const params = Promise.resolve({});

export const generateMetadata = ({ searchParams }: Props) => sectionMetadata('one-year', { params, searchParams });

export default function OneYearCarsPage({ searchParams }: Props) {
  return (
    <>
      <SectionPage section="one-year" askNearby={askNearbyFor} params={params} searchParams={searchParams} />
      <RecentlyViewed />
    </>
  );
}
