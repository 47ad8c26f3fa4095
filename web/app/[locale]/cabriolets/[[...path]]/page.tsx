import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, type SectionPageProps, sectionMetadata } from '#features/search/section-page.tsx';
import { askNearbyFor } from '../../ask-nearby-for.tsx';

export const generateMetadata = (props: SectionPageProps) => sectionMetadata('cabriolet', props);

export default function CabrioletsPage(props: SectionPageProps) {
  return (
    <>
      <SectionPage section="cabriolet" askNearby={askNearbyFor} {...props} />
      <RecentlyViewed />
    </>
  );
}
