import type { Metadata } from 'next';
import { listingMetadata } from '#features/listing/listing-metadata.ts';
import { loadListingOf } from '#features/listing/load-listing.ts';
import { ShowCar } from '../../../../[slug]/show-car.tsx';
import { dealershipAt } from '../../dealership-at.ts';

type Props = PageProps<'/[locale]/dealership/[slug]/expose/[id]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listingMetadata(await loadListingOf(await params), { query: await searchParams, indexable: false });
}

/** A car among those of its dealership. */
export default async function DealershipExposePage({ params, searchParams }: Props) {
  const [{ slug, id }, query] = await Promise.all([params, searchParams]);
  const found = await loadListingOf({ slug, id });
  // Below an earlier slug of its dealership it is to be found at the present one.
  if (found.kind === 'unknown') await dealershipAt(slug);
  return <ShowCar found={found} query={query} />;
}
