import type { Calls } from '@kardan/contract/calls/calls';
import type { ListingCard, SearchFilters } from '@kardan/contract/calls/search/search';
import { type Client, createClient } from '@kardan/contract/client/client';
import { stack } from '../stack/environment.ts';

/** The API itself, to know what the pages ought to say. */
export function api(): Client<Calls> {
  return createClient({ host: stack().api });
}

export async function countCars(filters: SearchFilters): Promise<number> {
  return (await api().searchCount({ body: filters })).total;
}

type SearchBody = Parameters<Client<Calls>['searchQuery']>[0]['body'];

export function findCars(body: SearchBody) {
  return api().searchQuery({ body });
}

/** As a card writes its title. */
export function cardTitle({ make, model }: ListingCard): string {
  return `${make.name} ${model.name}`;
}

/** A used car that can be bought; the first of the list, so that it is the same in each test. */
export async function someCar(): Promise<ListingCard> {
  const { items } = await findCars({ category: ['used'] });
  const [car] = items;
  if (!car) throw new Error('there is no used car');
  return car;
}

/** A search that finds nothing by a little: below the cheapest car of a model. One step is enough to find some. */
export async function justMissed(): Promise<string> {
  const { items } = await findCars({ category: ['used'], vehicles: ['volkswagen/golf'], sort: 'price-asc' });
  return `/gebrauchtwagen/volkswagen/golf?preis-bis=${(items[0]?.priceEur ?? 0) - 50}`;
}

/** As pages write numbers: 1.234 */
export function inGerman(value: number): string {
  return value.toLocaleString('de-DE');
}

/** A version of a new car that somebody offers: the pages of its model and its own. */
export async function someVersion(): Promise<{ model: string; version: string }> {
  const [make] = (await api().newCarMakes()).toSorted((a, b) => b.count - a.count);
  for (const model of make?.models ?? []) {
    const params = { make: make?.slug ?? '', model: model.slug };
    const { versions } = await api().modelPage({ params, query: { category: 'new' } });
    const offered = versions.find(({ count }) => count > 0);
    const path = `/neuwagen/${params.make}/${params.model}`;
    if (offered) return { model: path, version: `${path}/${offered.slug}` };
  }
  throw new Error('no version of a new car is on offer');
}
