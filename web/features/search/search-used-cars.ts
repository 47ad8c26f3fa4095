import { ApiError } from '@kardan/contract/api-error';
import type { SearchResponse } from '@kardan/contract/search';
import { api } from '#lib/api.ts';
import { carsPerPage } from './page-number.ts';

/** Why a search gave no answer; plain data, since React's development build chokes on errors in properties. */
export interface SearchFailure {
  failed: true;
  /** 429 or 500 as the API told; 503 for everything else, an API that gave no answer included. */
  status: 429 | 500 | 503;
  retryAfterSeconds: number;
  requestId: string | undefined;
}

/** A page of used cars, or why there is none to show; a failure is never an empty page. */
export async function searchUsedCars(page: number): Promise<({ failed: false } & SearchResponse) | SearchFailure> {
  const client = await api();
  try {
    return { failed: false, ...(await client.searchQuery({ body: { category: ['used'], page, limit: carsPerPage } })) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'invalid-request') throw error;
    const { status, retryAfterSeconds = 10, requestId } = error;
    return { failed: true, status: status === 429 || status === 500 ? status : 503, retryAfterSeconds, requestId };
  }
}
