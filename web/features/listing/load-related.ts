import type { ListingCosts } from '@kardan/contract/calls/listings/costs';
import type { FinancingComparison } from '@kardan/contract/calls/listings/financing-comparison';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { PriceRating } from '@kardan/contract/calls/listings/price-rating';
import type { ListingCard } from '@kardan/contract/calls/search/search';
import { financingBounds } from '@kardan/contract/values/financing';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import type { PageChoices } from './page-choices.ts';

/** What a car's page tells that is no field of the car. Each part may be missing, and the page is whole without it. */
export interface Related {
  rating: PriceRating | undefined;
  costs: ListingCosts | undefined;
  financing: FinancingComparison | undefined;
  similar: ListingCard[] | undefined;
}

/** Asks for all of it at once. Who cannot buy it any more needs no price explained. */
export async function loadRelated(listing: ListingDetail, { kmPerYear, months }: PageChoices): Promise<Related> {
  const [client, language] = await Promise.all([api(), currentLocale()]);
  const params = { id: String(listing.id) };
  const offered = listing.state !== 'sold';
  const { priceEur } = listing;
  const isFinanced = offered && priceEur >= financingBounds.minPriceEur && priceEur <= financingBounds.maxPriceEur;
  const [rating, costs, financing, similar] = await Promise.all([
    offered ? optional(client.priceRating({ params })) : undefined,
    offered ? optional(client.listingCosts({ params, query: { kmPerYear } })) : undefined,
    isFinanced ? optional(client.compareFinancing({ query: { priceEur, months, language } })) : undefined,
    loadSimilar(listing.id),
  ]);
  return { rating, costs, financing, similar };
}

/** Cars like this one; undefined when they cannot be asked for, which is not the same as none. */
export async function loadSimilar(listingId: number): Promise<ListingCard[] | undefined> {
  const client = await api();
  return (await optional(client.similarListings({ params: { id: String(listingId) } })))?.items;
}
