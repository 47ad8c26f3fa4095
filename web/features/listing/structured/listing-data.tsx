import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { site } from '#lib/config/site.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { listingGraph } from './listing-graph.ts';

/** The car for search engines. */
export async function ListingData({ listing, crumbs }: { listing: ListingDetail; crumbs: readonly Required<Crumb>[] }) {
  const [{ SITE_ORIGIN: origin }, locale, t] = await Promise.all([site(), currentLocale(), texts('car')]);
  const path = href(locale, 'singleOffer', { slug: listing.slug });
  return (
    <StructuredData graph={listingGraph(listing, { origin, path, crumbs, locale, plusNova: t('price.novaExtra') })} />
  );
}
