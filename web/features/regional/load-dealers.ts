import type { DealershipCard } from '@kardan/contract/calls/dealerships/dealership-search';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

const shown = 6;

export interface Dealers {
  total: number;
  items: DealershipCard[];
}

/** Some dealerships of an area; undefined when they cannot be asked for, and the page is whole without them. */
export async function loadDealers(
  area: ({ region: string; district?: string } | { postcode: string; radiusKm: number }) & {
    make?: string | undefined;
  },
): Promise<Dealers | undefined> {
  const { make, ...where } = area;
  const [client, language] = await Promise.all([api(), currentLocale()]);
  const ofMake = make && { make: [make], kind: 'sales' as const };
  return optional(client.dealershipSearch({ query: { ...where, ...ofMake, limit: shown, language } }));
}
