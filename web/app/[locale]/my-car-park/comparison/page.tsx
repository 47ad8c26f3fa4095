import { maxComparedCars } from '@kardan/contract/calls/listings/saved-cars';
import type { Metadata } from 'next';
import { carsParameter, differencesParameter, readCarIds } from '#features/car-park/car-ids.ts';
import { ComparisonPage } from '#features/car-park/comparison/comparison-page.tsx';
import { pageMetadata } from '#lib/page/page-metadata.ts';

import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/my-car-park/comparison'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [query, t] = await Promise.all([searchParams, texts('car-park')]);
  return {
    title: t('comparison.title'),
    ...(await pageMetadata(query)),
    // Endlessly many addresses, each for a few eyes.
    robots: { index: false, follow: true },
  };
}

/** Up to four cars side by side: `?autos=12,34`, with `&unterschiede=1` only what tells them apart. */
export default async function MyCarParkComparisonPage({ searchParams }: Props) {
  const { [carsParameter]: cars, [differencesParameter]: differences } = await searchParams;
  return <ComparisonPage {...readCarIds(cars, maxComparedCars)} differencesOnly={differences === '1'} />;
}
