import type { Metadata } from 'next';
import { listingMetadata } from '#features/listing/listing-metadata.ts';
import { loadListing } from '#features/listing/load-listing.ts';
import { ShowCar } from '../../../[slug]/show-car.tsx';

type Props = PageProps<'/[locale]/offers/expose/[id]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listingMetadata(await loadListing((await params).id), { query: await searchParams, indexable: false });
}

/** A car by its number. */
export default async function ExposePage({ params, searchParams }: Props) {
  return <ShowCar found={await loadListing((await params).id)} query={await searchParams} />;
}
