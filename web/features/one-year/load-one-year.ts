import type { OneYearMakePage } from '@kardan/contract/calls/pages/car-pages';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type FoundPage, foundPage, isName } from '#lib/api/found-page.ts';

/** The one-year models of a make. */
export const loadOneYearMake = cache(async (make: string): Promise<FoundPage<OneYearMakePage>> => {
  if (!isName(make)) return { kind: 'unknown' };
  const client = await api();
  return foundPage(client.oneYearMakeDetails({ params: { make } }));
});
