import type { CarsBlock } from '@kardan/contract/calls/content/blocks';
import { searchFilters } from '@kardan/contract/calls/search/search';
import { type Filter, type FilterKey, filters } from '@kardan/contract/filters';
import { sectionFilters, sectionKeys } from '@kardan/contract/values/sections';
import { sorts } from '@kardan/contract/values/sorts';
import { z } from 'zod';
import { checkOptions } from './check-options.ts';
import { ContentFault } from './content-fault.ts';

const shown = z.object({
  section: z.enum(sectionKeys).nullable(),
  sort: z.enum(sorts),
  limit: z.coerce.number<string | number>().int().min(1).max(8),
});

/** A search for live cars, as `section=used priceEur=..20000 fuel=petrol,hybrid`; refuses what the search would refuse. */
export function readCarSearch(options: Record<string, string>, title: string | null): CarsBlock {
  if (title === null) throw new ContentFault('cars: say in the title what they have in common');
  const { section = null, sort = 'relevance', limit = 4, ...rest } = options;
  const how = checkOptions(shown, { section, sort, limit }, 'cars');
  const given = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, filterValue(key, value)]));
  const ofSection = how.section ? sectionFilters(how.section) : {};
  return { title, ...how, filters: checkOptions(searchFilters, { ...ofSection, ...given }, 'cars') };
}

function filterValue(key: string, value: string): unknown {
  if (!Object.hasOwn(filters, key)) throw new ContentFault(`cars: there is no filter ${key}`);
  const filter: Filter = filters[key as FilterKey];
  switch (filter.kind) {
    case 'options':
    case 'slugs':
    case 'vehicles':
    case 'features':
      return value.split(',');
    case 'range':
      return span(key, value, Number);
    case 'months':
      return span(key, value, String);
    case 'flag':
      return value === 'true' ? true : value;
    case 'amount':
      return Number(value);
    case 'text':
      return value;
    case 'place':
      throw new ContentFault('cars: readers are everywhere; a text searches around no place');
  }
}

function span<T>(key: string, value: string, read: (end: string) => T): { from?: T; to?: T } {
  const [, from = '', to = ''] = /^([^.]*)\.\.([^.]*)$/.exec(value) ?? [];
  if (from === '' && to === '') throw new ContentFault(`cars: ${key} is a span, such as ..20000`);
  return { ...(from !== '' && { from: read(from) }), ...(to !== '' && { to: read(to) }) };
}
