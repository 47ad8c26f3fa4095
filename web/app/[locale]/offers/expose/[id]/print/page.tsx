import type { Metadata } from 'next';
import { listingMetadata } from '#features/listing/listing-metadata.ts';
import { loadListing } from '#features/listing/load-listing.ts';
import { PrintPage } from '#features/listing/print/print-page.tsx';
import { IfThere } from '../../../../[slug]/show-car.tsx';

type Props = PageProps<'/[locale]/offers/expose/[id]/print'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return listingMetadata(await loadListing((await params).id), { query: await searchParams, indexable: false });
}

/** A car for paper. */
export default async function ExposePrintPage({ params }: Props) {
  return <IfThere found={await loadListing((await params).id)}>{(listing) => <PrintPage listing={listing} />}</IfThere>;
}
