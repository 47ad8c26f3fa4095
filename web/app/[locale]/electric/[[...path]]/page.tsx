import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, type SectionPageProps, sectionMetadata } from '#features/search/section-page.tsx';

export const generateMetadata = (props: SectionPageProps) => sectionMetadata('electric', props);

export default function ElectricPage(props: SectionPageProps) {
  return (
    <>
      <SectionPage section="electric" {...props} />
      <RecentlyViewed />
    </>
  );
}
