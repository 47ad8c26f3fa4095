import { ApiError } from '@kardan/contract/client/api-error';
import { cache } from 'react';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { api } from '#lib/api/api.ts';

/** Whether the address names a vehicle as it should, none that there is, or one by a name that it no longer has. */
type VehicleAt = 'known' | 'unknown' | { slug: string };

/** The make and model that the address of a list names, though perhaps without cars. A name that has cars needs no question. */
export async function vehicleAt(
  { section, dealership, filters }: Pick<SearchState, 'section' | 'dealership' | 'filters'>,
  { makes, models }: FilterWords,
): Promise<VehicleAt> {
  const [vehicle, ...others] = filters.vehicles ?? [];
  if (!(section || dealership) || !vehicle || others.length > 0) return 'known';
  if (makes.has(vehicle) || models.has(vehicle)) return 'known';
  return askOnce(section ?? 'used', vehicle);
}

export function withVehicle<State extends Pick<SearchState, 'filters'>>(state: State, vehicle: string): State {
  return { ...state, filters: { ...state.filters, vehicles: [vehicle] } };
}

/** Head and body of a page ask once. */
const askOnce = cache(async (category: NonNullable<SearchState['section']>, vehicle: string): Promise<VehicleAt> => {
  const [asked = '', askedModel] = vehicle.split('/');
  const client = await api();
  try {
    const { make, model } = askedModel
      ? await client.leftBarOfModel({ params: { category, make: asked, model: askedModel }, query: {} })
      : await client.leftBarOfMake({ params: { category, make: asked }, query: {} });
    const slug = [make?.slug, model?.slug].filter(Boolean).join('/');
    return slug === vehicle ? 'known' : { slug };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unknown';
    // A list that has cars is worth more than the certainty of its address.
    if (error instanceof ApiError) return 'known';
    throw error;
  }
});
