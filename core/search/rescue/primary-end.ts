import type { FilterKey } from '@kardan/contract/filters';

export interface Span<T> {
  from?: T | undefined;
  to?: T | undefined;
}

/** Filters of which more is better: a search sets their lower end, and that is the one to give way. */
const moreIsBetter: ReadonlySet<FilterKey> = new Set([
  'firstRegistration',
  'powerKw',
  'powerPs',
  'doors',
  'seats',
  'rangeKm',
  'batteryKwh',
  'batteryHealth',
  'cylinders',
  'displacementCcm',
]);

/** The end of a range that keeps cars out: the upper one of a price, the lower one of a power; the other where it is open. */
export function primaryEnd<T>(key: FilterKey, span: Span<T>): { end: 'from' | 'to'; value: T } | undefined {
  const ends = moreIsBetter.has(key) ? (['from', 'to'] as const) : (['to', 'from'] as const);
  for (const end of ends) {
    const value = span[end];
    if (value !== undefined) return { end, value };
  }
  return undefined;
}
