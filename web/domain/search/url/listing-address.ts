import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import type { SearchState } from './search-state.ts';

/** Where a result leads: to the car's own page, among a dealership's cars to its page below the dealership's address. */
export function listingAddress(
  locale: Locale,
  { dealership }: Pick<SearchState, 'dealership'>,
  { id, slug }: { id: number; slug: string },
): string {
  return dealership
    ? href(locale, 'dealershipListSearchExpose', { slug: dealership.slug, id: String(id) })
    : href(locale, 'singleOffer', { slug });
}
