import type { HomePage } from '@kardan/contract/calls/pages/home-page';
import type { CountedName } from '@kardan/contract/values/counted';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { type PriceSkyline, priceSkyline } from './hero/price-skyline.ts';

export interface Home extends HomePage {
  /** What follows is missing when the API could not tell it; the rest of the page stands without it. */
  skyline: PriceSkyline | undefined;
  electricRangeKm: { min: number; median: number; max: number } | undefined;
  /** Makes with used cars, most first. */
  usedMakes: CountedName[];
}

/** Everything the home page shows, or undefined while the API cannot tell. */
export async function loadHome(locale: Locale): Promise<Home | undefined> {
  const client = await api();
  const [page, prices, electric, used] = await Promise.all([
    optional(client.homePage({ query: { language: locale } })),
    optional(client.searchQuery({ body: { limit: 0, facets: ['priceEur'], medianPrice: true } })),
    optional(client.electricFeed()),
    optional(client.searchParams({ query: { category: 'used' } })),
  ]);
  if (!page) return undefined;
  return {
    ...page,
    skyline: prices && priceSkyline(prices.facets.priceEur ?? [], prices.medianPriceEur ?? null),
    electricRangeKm: electric?.rangeKm ?? undefined,
    usedMakes: used?.makes.toSorted((a, b) => b.count - a.count) ?? [],
  };
}
