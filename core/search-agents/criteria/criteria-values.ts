import { type Filter, type FilterKey, filterKeys, filters } from '@kardan/contract/filters';
import { listingMappings } from '../../search/index/listing-index.ts';

/** A value of a filter as one word; a car without a value has the empty one. */
export function valueToken(key: FilterKey, value: string | null): string {
  return `${key}:${value ?? ''}`;
}

/** That a car lacks a fact, or an item of a list. */
export function lacks(key: FilterKey, item = ''): string {
  return `-${key}:${item}`;
}

/** In which parts of a unit the listing index keeps a number: tenths of a litre, whole euros. */
export function scaleOf(field: string): number {
  const mapping: object | undefined = listingMappings.properties[field as keyof typeof listingMappings.properties];
  if (!mapping) throw new Error(`the listing index has no field ${field}`);
  return 'scaling_factor' in mapping ? Number(mapping.scaling_factor) : 1;
}

const boundedKinds: Filter['kind'][] = ['range', 'months', 'amount'];

/** Filters that agents store as a lower and an upper bound. */
export const boundedFilters: FilterKey[] = filterKeys.filter((key) => boundedKinds.includes(filters[key].kind));
