import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, type SectionPageProps, sectionMetadata } from '#features/search/section-page.tsx';

export const generateMetadata = (props: SectionPageProps) => sectionMetadata('one-year', props);

export default function OneYearCarsPage(props: SectionPageProps) {
  return (
    <>
      <SectionPage section="one-year" {...props} />
      <RecentlyViewed />
    </>
  );
}
