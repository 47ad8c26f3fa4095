import type { Metadata } from 'next';
import { PicturePage } from '#features/listing/gallery/picture-page.tsx';
import { listingMetadata } from '#features/listing/listing-metadata.ts';
import { loadListingOf } from '#features/listing/load-listing.ts';
import { IfThere } from '../../../../../../[slug]/show-car.tsx';
import { dealershipAt } from '../../../../dealership-at.ts';

type Props = PageProps<'/[locale]/dealership/[slug]/list-search/expose/image-responsive/[id]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listingMetadata(await loadListingOf(await params), { query: await searchParams, indexable: false });
}

/** The pictures of a car, as large as they are. */
export default async function PicturesPage({ params }: Props) {
  const { slug, id } = await params;
  const found = await loadListingOf({ slug, id });
  if (found.kind === 'unknown') await dealershipAt(slug);
  return <IfThere found={found}>{(listing) => <PicturePage listing={listing} />}</IfThere>;
}
