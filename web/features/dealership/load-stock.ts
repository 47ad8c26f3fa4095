import type { DealershipLeftBar, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import type { ListingCard } from '@kardan/contract/calls/search/search';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';

/** How many cars a row of the overview has. */
const carsInRow = 3;

/** What the search engine tells of a dealership; undefined while it cannot be asked, which is not the same as nothing. */
export interface Stock {
  leftBar: DealershipLeftBar;
  newest: ListingCard[];
  /** Those with a good or very good price, the best first, without the newest ones. */
  best: ListingCard[];
}

/** What it has on offer, by section and make. Head and body of a page ask once. */
export const loadLeftBar = cache(async (dealershipId: number): Promise<DealershipLeftBar | undefined> => {
  const client = await api();
  return optional(client.dealershipLeftBar({ params: { id: String(dealershipId) } }));
});

/** What it has on offer, with some of its cars. */
export async function loadStock({ id }: DealershipProfile): Promise<Stock | undefined> {
  const client = await api();
  const dealership = [String(id)];
  const [leftBar, newest, best] = await Promise.all([
    loadLeftBar(id),
    optional(client.searchQuery({ body: { dealership, sort: 'newest', limit: carsInRow } })),
    optional(
      client.searchQuery({
        body: { dealership, priceRating: ['very-good', 'good'], sort: 'rating', limit: 2 * carsInRow },
      }),
    ),
  ]);
  if (!leftBar || !newest || !best) return undefined;
  const shown = new Set(newest.items.map((car) => car.id));
  return {
    leftBar,
    newest: newest.items,
    best: best.items.filter((car) => !shown.has(car.id)).slice(0, carsInRow),
  };
}
