import { imagePath } from '@kardan/contract/values/image-sizes';
import type { Metadata } from 'next';
import { site } from '#lib/config/site.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import type { Query } from '#lib/routes/query.ts';
import { texts } from '#lib/texts/texts.ts';
import { type FoundDealership, isThere } from './load-dealership.ts';

interface Options {
  query: Query;
  page: 'overview' | 'info' | 'search';
}

/** Head of a dealership's page: title, what a shared link shows, and whether search engines keep it. */
export async function dealershipMetadata(dealership: FoundDealership, { query, page }: Options): Promise<Metadata> {
  if (!isThere(dealership)) return missingMetadata(dealership ? 'failed' : 'unknown');
  const [t, { SITE_ORIGIN }, common] = await Promise.all([texts('dealership'), site(), pageMetadata(query)]);
  const { name, street, postcode, city, images, logo } = dealership;
  const title = t(`title.${page}`, { name, city });
  const description = t(page === 'info' ? 'description.info' : 'description.overview', {
    name,
    street,
    postcode,
    city,
  });
  const picture = images[0]?.contentHash ?? logo;
  return {
    title,
    description,
    ...common,
    openGraph: {
      title,
      description,
      ...(picture && { images: [{ url: SITE_ORIGIN + imagePath(picture, 1200) }] }),
    },
    // A form to search with is not what somebody looks for elsewhere.
    ...(page === 'search' && { robots: { index: false, follow: true } }),
  };
}
