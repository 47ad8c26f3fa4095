import type { City } from '@kardan/contract/calls/regions/regions';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { largestPlaces } from './largest-places.ts';

/** The largest places of a federal state; none when they cannot be asked for, and the page is whole without them. */
export async function loadLargestPlaces(region: string): Promise<City[]> {
  const client = await api();
  return largestPlaces((await optional(client.citiesOfRegion({ params: { id: region } }))) ?? []);
}
