import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { ApiError } from '@kardan/contract/client/api-error';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

/** The dealership of an address, by its slug, an earlier one or its id; undefined when visitors know none of that name. */
export const loadDealership = cache(async (reference: string): Promise<DealershipProfile | undefined> => {
  const [client, language] = await Promise.all([api(), currentLocale()]);
  try {
    return await client.dealership({ params: { id: decodeURIComponent(reference) }, query: { language } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
});
