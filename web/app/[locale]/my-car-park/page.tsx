import type { Metadata } from 'next';
import { carsParameter, maxSharedCars, readCarIds } from '#features/car-park/car-ids.ts';
import { OwnPage } from '#features/car-park/park/own-page.tsx';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { SharedPage } from '#features/car-park/shared/shared-page.tsx';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/my-car-park'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [query, t] = await Promise.all([searchParams, texts('car-park')]);
  return {
    title: t(carsParameter in query ? 'shared.title' : 'park.title'),
    description: t('park.description'),
    ...(await pageMetadata(query)),
    // Somebody's own list, or one sent to somebody: nothing that others search for.
    robots: { index: false, follow: true },
  };
}

/** The visitor's saved cars, or with `?autos=` those that somebody shares. */
export default async function MyCarParkPage({ searchParams }: Props) {
  const { [carsParameter]: cars } = await searchParams;
  const shared = readCarIds(cars, maxSharedCars);
  return (
    <>
      {shared.ids.length > 0 ? <SharedPage {...shared} /> : <OwnPage />}
      <RecentlyViewed />
    </>
  );
}
