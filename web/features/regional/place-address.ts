import { filters } from '@kardan/contract/filters';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';

/** The parameter that names a place: the same as in searches around one. */
export const placeName = filters.place.urlName;

/** The page of what is on offer around a place. */
export function placeAddress(locale: Locale, postcode: string): string {
  return `${href(locale, 'regional')}?${placeName}=${postcode}`;
}
