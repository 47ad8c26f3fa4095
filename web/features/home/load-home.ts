import type { HomePage } from '@kardan/contract/calls/pages/home-page';
import { ApiError } from '@kardan/contract/client/api-error';
import type { CountedName } from '@kardan/contract/values/counted';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { api } from '#lib/api.ts';
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
    orNothing(client.homePage({ query: { language: locale } })),
    orNothing(client.searchQuery({ body: { limit: 0, facets: ['priceEur'], medianPrice: true } })),
    orNothing(client.electricFeed()),
    orNothing(client.searchParams({ query: { category: 'used' } })),
  ]);
  if (!page) return undefined;
  return {
    ...page,
    skyline: prices && priceSkyline(prices.facets.priceEur ?? [], prices.medianPriceEur ?? null),
    electricRangeKm: electric?.rangeKm ?? undefined,
    usedMakes: used?.makes.toSorted((a, b) => b.count - a.count) ?? [],
  };
}

/** A failure of the API leaves a gap in the page. A request that we got wrong is a defect of ours and breaks it. */
async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'invalid-request') throw error;
    return undefined;
  }
}
