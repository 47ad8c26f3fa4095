import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, type SectionPageProps, sectionMetadata } from '#features/search/section-page.tsx';
import { askNearbyFor } from '../../ask-nearby-for.tsx';

export const generateMetadata = (props: SectionPageProps) => sectionMetadata('used', props);

export default function UsedCarsPage(props: SectionPageProps) {
  return (
    <>
      <SectionPage section="used" askNearby={askNearbyFor} {...props} />
      <RecentlyViewed />
    </>
  );
}
