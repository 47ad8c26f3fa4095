import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';

/** Names the car that a page about money is seen for. */
export const carName = 'auto';

/** A page about money, reckoned for a car: with its price, and its dealer to be asked. */
export function carAddress(
  locale: Locale,
  route: 'finances' | 'portalFinance' | 'portalLease' | 'portalAssure',
  listingId: number,
): string {
  return `${href(locale, route)}?${carName}=${listingId}`;
}
