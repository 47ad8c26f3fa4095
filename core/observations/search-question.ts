import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filterKeys } from '@kardan/contract/filters';

/** A question that is longer is nobody else's. */
const maxLength = 1_000;

/** What a search asked for as JSON, without what somebody typed and where they are; undefined where nothing is left of it. */
export function questionOf({ text, place, dealership, ...rest }: SearchFilters): string | undefined {
  // With a text or a dealership it says nothing about what the market lacks.
  if (text !== undefined || dealership !== undefined) return undefined;
  const question = JSON.stringify(rest);
  return question === '{}' || question.length > maxLength ? undefined : question;
}

/** The names of the filters that a search has, in the catalogue's order: `category+vehicles+priceEur`. */
export function filterNames(filters: SearchFilters): string {
  return filterKeys.filter((key) => filters[key] !== undefined).join('+');
}
