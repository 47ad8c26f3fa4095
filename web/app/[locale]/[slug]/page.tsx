import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { listingMetadata } from '#features/listing/listing-metadata.ts';
import { loadListing } from '#features/listing/load-listing.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { ShowCar } from './show-car.tsx';

type Props = PageProps<'/[locale]/[slug]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listingMetadata(await loadListing((await params).slug), { query: await searchParams, indexable: true });
}

/** The page of a single car; every address of one segment that is no other page leads here. */
export default async function SingleOfferPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const found = await loadListing(slug);
  // An older address, or the id alone: a car has one address of its own.
  if (found.kind === 'listing' && found.listing.slug !== slug) {
    permanentRedirect(href(await currentLocale(), 'singleOffer', { slug: found.listing.slug }));
  }
  return <ShowCar found={found} query={query} />;
}
