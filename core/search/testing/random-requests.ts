import { facetKeys, type SearchRequest, searchRequest } from '@kardan/contract/calls/search/search';
import { type Filter, type FilterKey, filterKeys, filters } from '@kardan/contract/filters';
import { sorts } from '@kardan/contract/values/sorts';
import fc from 'fast-check';
import { words } from './random-cars.ts';

export interface KnownValues {
  vehicles: string[];
  postcodes: string[];
  slugs: { dealership: string[]; region: string[]; district: string[] };
}

/** Requests as the contract allows them: up to five filters of the catalogue, any order, any facets. */
export function randomRequest(known: KnownValues): fc.Arbitrary<SearchRequest> {
  return fc
    .record({
      keys: fc.uniqueArray(fc.constantFrom(...filterKeys), { maxLength: 5 }),
      sort: fc.constantFrom(...sorts),
      limit: fc.integer({ min: 1, max: 40 }),
      facets: fc.uniqueArray(fc.constantFrom(...facetKeys), { maxLength: 8 }),
      place: randomValue('place', known),
    })
    .chain(({ keys, sort, limit, facets, place }) =>
      fc.tuple(...keys.map((key) => randomValue(key, known).map((value) => [key, value] as const))).map((values) => {
        const chosen = Object.fromEntries(values);
        if (sort === 'distance') chosen.place ??= place;
        return searchRequest.parse({ ...chosen, sort, limit, facets });
      }),
    );
}

function randomValue(key: FilterKey, known: KnownValues): fc.Arbitrary<unknown> {
  const filter: Filter = filters[key];
  switch (filter.kind) {
    case 'options':
      return fc.uniqueArray(fc.constantFrom(...filter.values), { minLength: 1, maxLength: 4 });
    case 'features':
      return fc.uniqueArray(fc.constantFrom(...filter.values.slice(0, 30)), { minLength: 1, maxLength: 3 });
    case 'vehicles':
      return fc.uniqueArray(fc.constantFrom(...known.vehicles), { minLength: 1, maxLength: 4 });
    case 'slugs':
      return fc.uniqueArray(fc.constantFrom(...known.slugs[key as keyof KnownValues['slugs']]), {
        minLength: 1,
        maxLength: 4,
      });
    case 'range':
      return span(filter.min, likelyMaximum[key] ?? filter.max, Number.isInteger(filter.step) ? 1 : 0.5);
    case 'months':
      return fc
        .tuple(
          fc.option(fc.integer({ min: 1980, max: 2026 })),
          fc.integer({ min: 0, max: 20 }),
          fc.integer({ min: 1, max: 12 }),
        )
        .map(([from, years, month]) => ({
          ...(from !== null && { from: `${from}-${String(month).padStart(2, '0')}` }),
          ...(years > 3 && { to: `${Math.min(2099, (from ?? 2000) + years)}-12` }),
        }));
    case 'flag':
      return fc.constant(true);
    case 'amount':
      return fc.integer({ min: filter.min, max: Math.min(filter.max, 60) });
    case 'place':
      return fc.record({ postcode: fc.constantFrom(...known.postcodes), radiusKm: fc.constantFrom(...filter.radiiKm) });
    case 'text':
      return fc
        .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
        .map((chosen) => chosen.join(' '));
  }
}

/** Bounds near the data, so that ranges cut it in two and do not miss it. */
const likelyMaximum: Partial<Record<FilterKey, number>> = {
  priceEur: 60_000,
  mileageKm: 300_000,
  powerKw: 300,
  powerPs: 410,
  displacementCcm: 6_000,
  co2GPerKm: 300,
  consumptionL: 12,
  rangeKm: 700,
  batteryKwh: 100,
  owners: 5,
};

function span(min: number, max: number, step: number): fc.Arbitrary<{ from?: number; to?: number }> {
  const end = fc.option(fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }));
  return fc.tuple(end, end).map(([a, b]) => {
    const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
    return { ...(from !== null && { from: from * step }), ...(to !== null && { to: to * step }) };
  });
}
