import type { CountryPage, DistrictPage, PlacePage, RegionPage } from '@kardan/contract/calls/regions/regional';
import { ApiError } from '@kardan/contract/client/api-error';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

/** What an address names: an area, nothing at all, or what the API could not tell. */
export type FoundArea<Page> =
  | { kind: 'area'; page: Page }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: ApiFailure };

export const loadCountry = cache(async (): Promise<FoundArea<CountryPage>> => {
  const [client, language] = await Promise.all([api(), currentLocale()]);
  return found(client.countryPage({ query: { language } }));
});

export const loadRegion = cache(async (region: string): Promise<FoundArea<RegionPage>> => {
  if (!isName(region)) return { kind: 'unknown' };
  const [client, language] = await Promise.all([api(), currentLocale()]);
  return found(client.regionPage({ params: { region }, query: { language } }));
});

export const loadDistrict = cache(
  async (region: string, district: string, make?: string): Promise<FoundArea<DistrictPage>> => {
    if (![region, district, make ?? 'any'].every(isName)) return { kind: 'unknown' };
    const [client, language] = await Promise.all([api(), currentLocale()]);
    return found(client.districtPage({ params: { region, district }, query: { language, ...(make && { make }) } }));
  },
);

/** By postcode, or by the name of a place as addresses write it. */
export const loadPlace = cache(async (place: string): Promise<FoundArea<PlacePage>> => {
  if (!isName(place)) return { kind: 'unknown' };
  const [client, language] = await Promise.all([api(), currentLocale()]);
  return found(client.placePage({ params: { city: place }, query: { language } }));
});

/** What can be no name is not asked for. */
const isName = (segment: string) => /^[a-z0-9-]{1,160}$/.test(segment);

async function found<Page>(answer: Promise<Page>): Promise<FoundArea<Page>> {
  try {
    return { kind: 'area', page: await answer };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'unknown' };
    return { kind: 'failed', failure: apiFailure(error) };
  }
}
