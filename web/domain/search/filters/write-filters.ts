import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type Filter, filterKeys, filters } from '@kardan/contract/filters';
import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';
import { radiusName } from './url-names.ts';

type Pair = [name: string, value: string];

/** The parameters that say these filters, always in the catalogue's order: equal searches have equal addresses. */
export function writeFilters(request: SearchFilters): Pair[] {
  return filterKeys.flatMap((key) => {
    const value = request[key];
    return value === undefined ? [] : writers[filters[key].kind](filters[key].urlName, value as never);
  });
}

/** The query of an address that says these filters. */
export function filterQuery(request: SearchFilters): URLSearchParams {
  return new URLSearchParams(writeFilters(request));
}

type WriterOf = { [K in Filter['kind']]: (urlName: string, value: never) => Pair[] };

const each = (urlName: string, values: string[]): Pair[] => values.toSorted().map((value) => [urlName, value]);

const ends = (urlName: string, { from, to }: { from?: number | string; to?: number | string }): Pair[] => [
  ...(from === undefined ? [] : [[urlName + fromSuffix, String(from)] satisfies Pair]),
  ...(to === undefined ? [] : [[urlName + toSuffix, String(to)] satisfies Pair]),
];

/** A whole year is written as the year alone. */
const months = (urlName: string, { from, to }: { from?: string; to?: string }): Pair[] =>
  ends(urlName, {
    ...(from !== undefined && { from: from.replace(/-01$/, '') }),
    ...(to !== undefined && { to: to.replace(/-12$/, '') }),
  });

const writers: WriterOf = {
  options: each,
  features: each,
  slugs: each,
  vehicles: each,
  range: ends,
  months,
  flag: (urlName) => [[urlName, '1']],
  amount: (urlName, value: number) => [[urlName, String(value)]],
  place: (urlName, value: { postcode: string; radiusKm: number }) => [
    [urlName, value.postcode],
    [radiusName, String(value.radiusKm)],
  ],
  text: (urlName, value: string) => [[urlName, value]],
};
