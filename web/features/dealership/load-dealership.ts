import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { ApiError } from '@kardan/contract/client/api-error';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

/** Undefined when visitors know none of that name. */
export type FoundDealership = DealershipProfile | ApiFailure | undefined;

/** The dealership of an address, by its slug, an earlier one or its id. */
export const loadDealership = cache(async (reference: string): Promise<FoundDealership> => {
  const [client, language] = await Promise.all([api(), currentLocale()]);
  try {
    return await client.dealership({ params: { id: decodeURIComponent(reference) }, query: { language } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    return apiFailure(error);
  }
});

export function isThere(found: FoundDealership): found is DealershipProfile {
  return found !== undefined && !('failed' in found);
}
