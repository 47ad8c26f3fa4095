import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, type SectionPageProps, sectionMetadata } from '#features/search/section-page.tsx';
import { askNearbyFor } from '../../ask-nearby-for.tsx';

export const generateMetadata = (props: SectionPageProps) => sectionMetadata('old-timer', props);

export default function OldTimersPage(props: SectionPageProps) {
  return (
    <>
      <SectionPage section="old-timer" askNearby={askNearbyFor} {...props} />
      <RecentlyViewed />
    </>
  );
}
