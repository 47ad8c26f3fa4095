import type { Metadata } from 'next';
import { listingMetadata } from '#features/listing/listing-metadata.ts';
import { loadListingOf } from '#features/listing/load-listing.ts';
import { ShowCar } from '../../../../../[slug]/show-car.tsx';

type Props = PageProps<'/[locale]/dealership/[slug]/list-search/expose/[id]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listingMetadata(await loadListingOf(await params), { query: await searchParams, indexable: false });
}

/** A car that was found in the list of its dealership. */
export default async function DealershipListSearchExposePage({ params, searchParams }: Props) {
  return <ShowCar found={await loadListingOf(await params)} query={await searchParams} />;
}
