import type { FinancingComparison } from '@kardan/contract/calls/listings/financing-comparison';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { ListingCard } from '@kardan/contract/calls/search/search';
import { carName } from '#domain/finance/car-address.ts';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';
import { optional } from '#lib/api/optional.ts';
import type { Query } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { type FinanceValues, readValues } from './values/finance-values.ts';

export interface Financing {
  failed: false;
  values: FinanceValues;
  comparison: FinancingComparison;
  /** The car it is reckoned for. */
  car: ListingDetail | undefined;
}

/** Everything that is calculated of the address's values, in one call; a failure is told. */
export async function loadFinancing(query: Query): Promise<Financing | ApiFailure> {
  const [client, language, car] = await Promise.all([api(), currentLocale(), loadCar(query)]);
  const values = readValues(query, car?.priceEur);
  try {
    const comparison = await client.compareFinancing({ query: { ...values, language } });
    return { failed: false, values, comparison, car };
  } catch (error) {
    return apiFailure(error);
  }
}

/** The car that the address names, while it can be bought; a page about money is whole without it. */
export async function loadCar(query: Query): Promise<ListingDetail | undefined> {
  const id = String(query[carName] ?? '');
  if (!/^\d{1,12}$/.test(id)) return undefined;
  const [client, language] = await Promise.all([api(), currentLocale()]);
  const car = await optional(client.listing({ params: { id }, query: { language } }));
  return car?.state === 'sold' ? undefined : car;
}

/** How far below the price a car may cost to be called within reach of it. */
const cheapestShare = 0.8;
const shownCars = 4;

/** Some cars that cost about as much as is reckoned with. */
export async function loadCarsInBudget(priceEur: number): Promise<ListingCard[]> {
  const client = await api();
  const body = {
    priceEur: { from: Math.round(priceEur * cheapestShare), to: priceEur },
    sort: 'price-desc' as const,
    limit: shownCars,
  };
  return (await optional(client.searchQuery({ body })))?.items ?? [];
}
