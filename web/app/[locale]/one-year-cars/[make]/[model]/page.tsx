import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SectionPage, sectionMetadata } from '#features/search/section-page.tsx';
import { askNearbyFor } from '../../../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/one-year-cars/[make]/[model]'>;

const listProps = ({ params, searchParams }: Props) => ({
  params: params.then(({ make, model }) => ({ path: [make, model] })),
  searchParams,
});

export const generateMetadata = (props: Props) => sectionMetadata('one-year', listProps(props));

export default function OneYearCarsOfModelPage(props: Props) {
  return (
    <>
      <SectionPage section="one-year" askNearby={askNearbyFor} {...listProps(props)} />
      <RecentlyViewed />
    </>
  );
}
