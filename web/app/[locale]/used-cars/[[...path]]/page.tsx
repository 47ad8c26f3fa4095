import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, type SectionPageProps, sectionMetadata } from '#features/search/section-page.tsx';

export const generateMetadata = (props: SectionPageProps) => sectionMetadata('used', props);

export default function UsedCarsPage(props: SectionPageProps) {
  return (
    <>
      <SectionPage section="used" {...props} />
      <RecentlyViewed />
    </>
  );
}
