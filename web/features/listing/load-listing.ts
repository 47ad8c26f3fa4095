import { ApiError } from '@kardan/contract/api-error';
import type { ListingDetail } from '@kardan/contract/listings';
import { cache } from 'react';
import { api } from '#lib/api.ts';
import { currentLocale } from '#lib/current-locale.ts';

/** A car by its address, or the status that says why it cannot be seen: 404 never was, 410 no longer. */
export const loadListing = cache(async (slug: string): Promise<ListingDetail | 404 | 410> => {
  const client = await api();
  try {
    return await client.listing({
      params: { id: decodeURIComponent(slug) },
      query: { language: await currentLocale() },
    });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return error.status;
    throw error;
  }
});
