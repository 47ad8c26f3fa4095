import { ApiError } from '@kardan/contract/api-error';
import type { SearchResponse } from '@kardan/contract/search';
import { api } from '#lib/api.ts';
import { carsPerPage } from './page-number.ts';

/** A page of used cars, or why there is none to show; a failure is never an empty page. */
export async function searchUsedCars(page: number): Promise<SearchResponse | ApiError> {
  const client = await api();
  try {
    return await client.searchQuery({ body: { category: ['used'], page, limit: carsPerPage } });
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'invalid-request') return error;
    throw error;
  }
}
