import { carActions } from '#features/car-park/car-actions.tsx';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, type SectionPageProps, sectionMetadata } from '#features/search/section-page.tsx';

export const generateMetadata = (props: SectionPageProps) => sectionMetadata('one-year', props);

export default async function OneYearCarsPage(props: SectionPageProps) {
  return (
    <>
      <SectionPage section="one-year" actions={await carActions()} {...props} />
      <RecentlyViewed />
    </>
  );
}
