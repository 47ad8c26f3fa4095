import type { SitemapDealership, SitemapDirectory, SitemapRegionalPages } from '@kardan/contract/calls/pages/sitemap';
import { pageOf, type SitemapPage } from './sitemap-page.ts';

/** Pages of federal states, districts and the makes there. */
export function regionalPages(regions: SitemapRegionalPages): SitemapPage[] {
  return regions.flatMap(({ slug: region, districts }) => [
    ...pageOf('regionalRegion', { region }),
    ...districts.flatMap(({ slug: district, makes }) => [
      ...pageOf('regionalDistrict', { region, district }),
      ...makes.flatMap((make) => pageOf('regionalDistrictMake', { region, district, make })),
    ]),
  ]);
}

/** Pages that list dealerships of a federal state or a make. */
export function directoryPages({ regions, makes }: SitemapDirectory): SitemapPage[] {
  return [
    ...regions.flatMap(({ slug: region }) => pageOf('dealershipsInRegion', { region })),
    ...makes.flatMap(({ slug: make }) => pageOf('dealershipsOfMake', { make })),
  ];
}

/** Pages of one dealership; those that list cars only when it has some. */
export function dealershipPages({ slug, changedAt, makes }: SitemapDealership): SitemapPage[] {
  const stockChangedAt = makes
    .map((make) => make.changedAt)
    .toSorted()
    .at(-1);
  return [
    ...pageOf('dealership', { slug }, [changedAt, stockChangedAt ?? ''].toSorted().at(-1)),
    ...pageOf('dealershipInfo', { slug }, changedAt),
    ...(stockChangedAt ? pageOf('dealershipListSearch', { slug }, stockChangedAt) : []),
    ...makes.flatMap((make) => pageOf('dealershipMake', { slug, make: make.slug }, make.changedAt)),
  ];
}
