import type {
  DealershipSearchData,
  DealershipSearchResponse,
} from '@kardan/contract/calls/dealerships/dealership-search';
import { ApiError } from '@kardan/contract/client/api-error';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { cache } from 'react';
import { api, apiForAll } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';
import { remember } from '#lib/api/remember.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { askedFilters } from './asked-filters.ts';
import type { DirectoryState } from './url/directory-state.ts';

type Found = (({ failed: false } & DealershipSearchResponse) | ApiFailure) & {
  /** There is no such postcode: the place was left out. */
  unknownPostcode?: boolean;
};

const keptSeconds = 60;

/** What can be searched by, with counts; the same for every visitor. */
export async function loadDirectoryData(): Promise<({ failed: false } & DealershipSearchData) | ApiFailure> {
  const locale = await currentLocale();
  try {
    const data = await remember(`dealership-data/${locale}`, keptSeconds, async () => {
      const client = await apiForAll();
      return client.dealershipSearchData({ query: { language: locale } });
    });
    return { failed: false, ...data };
  } catch (error) {
    return apiFailure(error);
  }
}

/** A page of dealerships, or why there is none to show. Head and body of a page ask once. */
export async function findDealerships({ filters, sort, page, limit }: DirectoryState): Promise<Found> {
  const locale = await currentLocale();
  return askOnce(JSON.stringify({ filters, sort, page, limit }), locale);
}

type Asked = Pick<DirectoryState, 'filters' | 'sort' | 'page' | 'limit'>;

const askOnce = cache(async (asked: string, language: Locale): Promise<Found> => {
  const { filters, sort, page, limit } = JSON.parse(asked) as Asked;
  const client = await api();
  try {
    const query = { ...askedFilters(filters), sort, page, limit, language };
    return { failed: false, ...(await client.dealershipSearch({ query })) };
  } catch (error) {
    if (!isUnknownPostcode(error)) return apiFailure(error);
    // A mistyped postcode is no reason for an error page: the rest of the search holds, and the page says what does not.
    const { place: _, ...elsewhere } = filters;
    const again = JSON.stringify({ filters: elsewhere, sort: sort === 'distance' ? 'relevance' : sort, page, limit });
    return { ...(await askOnce(again, language)), unknownPostcode: true };
  }
});

function isUnknownPostcode(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ code }) => code === 'unknown-postcode');
}
