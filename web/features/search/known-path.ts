import { ApiError } from '@kardan/contract/client/api-error';
import { cache } from 'react';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { api } from '#lib/api/api.ts';

/** Whether the make and model of a list page exist, though perhaps without cars. A name that has cars needs no question. */
export async function isKnownPath(
  { section, dealership, filters }: Pick<SearchState, 'section' | 'dealership' | 'filters'>,
  { makes, models }: FilterWords,
): Promise<boolean> {
  const [vehicle, ...others] = filters.vehicles ?? [];
  if (!(section || dealership) || !vehicle || others.length > 0) return true;
  if (makes.has(vehicle) || models.has(vehicle)) return true;
  return askOnce(section ?? 'used', vehicle);
}

/** Head and body of a page ask once. */
const askOnce = cache(async (category: NonNullable<SearchState['section']>, vehicle: string): Promise<boolean> => {
  const [make = '', model] = vehicle.split('/');
  const client = await api();
  try {
    if (model) await client.leftBarOfModel({ params: { category, make, model }, query: {} });
    else await client.leftBarOfMake({ params: { category, make }, query: {} });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
});
