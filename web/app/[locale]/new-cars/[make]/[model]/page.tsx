import { permanentRedirect } from 'next/navigation';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { loadCatalogue, loadNewCarModel } from '#features/new-cars/load-new-cars.ts';
import { NewCarModelPage } from '#features/new-cars/model/new-car-model-page.tsx';
import { newCarModelMetadata } from '#features/new-cars/new-cars-metadata.ts';
import { asksForList } from '#features/search/asks-for-list.ts';
import { SectionPage, sectionMetadata } from '#features/search/section-page.tsx';
import { IfPage } from '#lib/page/if-page.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { askNearbyFor } from '../../../ask-nearby-for.tsx';

type Props = PageProps<'/[locale]/new-cars/[make]/[model]'>;

const listProps = ({ params, searchParams }: Props) => ({
  params: params.then(({ make, model }) => ({ path: [make, model] })),
  searchParams,
});

export async function generateMetadata(props: Props) {
  if (asksForList(await props.searchParams)) return sectionMetadata('new', listProps(props));
  const { make, model } = await props.params;
  return newCarModelMetadata(await loadNewCarModel(make, model), await props.searchParams);
}

export default async function NewCarsOfModelPage(props: Props) {
  if (asksForList(await props.searchParams)) {
    return (
      <>
        <SectionPage section="new" askNearby={askNearbyFor} {...listProps(props)} />
        <RecentlyViewed />
      </>
    );
  }
  const asked = await props.params;
  const found = await loadNewCarModel(asked.make, asked.model);
  if (found.kind === 'page') {
    const [make, model] = [found.page.make.slug, found.page.model.slug];
    if (make !== asked.make || model !== asked.model) {
      permanentRedirect(href(await currentLocale(), 'newCarsModel', { make, model }));
    }
  }
  const catalogue = found.kind === 'page' ? await loadCatalogue(asked) : undefined;
  return (
    <>
      <IfPage found={found}>{(page) => <NewCarModelPage page={page} catalogue={catalogue} />}</IfPage>
      <RecentlyViewed />
    </>
  );
}
