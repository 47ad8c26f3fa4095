import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, type SectionPageProps, sectionMetadata } from '#features/search/section-page.tsx';

export const generateMetadata = (props: SectionPageProps) => sectionMetadata('new', props);

export default function NewCarsPage(props: SectionPageProps) {
  return (
    <>
      <SectionPage section="new" {...props} />
      <RecentlyViewed />
    </>
  );
}
