import type { Metadata } from 'next';
import { ListingPage } from '#features/listing/listing-page.tsx';
import { loadListing } from '#features/listing/load-listing.ts';
import { NotFound } from '#lib/not-found.tsx';
import { pageMetadata } from '#lib/page-metadata.ts';

type Props = PageProps<'/[locale]/[slug]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const listing = await loadListing((await params).slug);
  if (typeof listing !== 'object') return { robots: { index: false } };
  return { title: listing.title, ...(await pageMetadata(await searchParams)) };
}

/** The page of a single car; every address of one segment that is no other page leads here. */
export default async function SingleOfferPage({ params }: Props) {
  const listing = await loadListing((await params).slug);
  return typeof listing === 'object' ? <ListingPage listing={listing} /> : <NotFound status={listing} />;
}
