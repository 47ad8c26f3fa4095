import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import { isOffered } from '#domain/listing/is-offered.ts';
import type { Texts } from '#texts/german.ts';

/** What buyers see of a car whose changes are saved. A sold one is in no search, but not offline: its page stays for 30 days. */
export function onlineWords(
  car: Pick<OwnListing, 'state' | 'online' | 'unpublished'>,
  t: Translator<Texts['car']>,
): string {
  if (car.online === null) return t('save.draft');
  if (car.unpublished.length > 0) return t('save.notOnline', { count: car.unpublished.length });
  if (isOffered(car)) return t('save.allOnline');
  return t(car.state === 'sold' ? 'save.isSold' : 'save.isGone');
}

/** What stands on the button that brings a car online, where there is nothing to bring. */
export function onlineButtonWords(car: Pick<OwnListing, 'state'>, t: Translator<Texts['car']>): string {
  if (isOffered(car)) return t('publish.isOnline');
  return t(car.state === 'sold' ? 'publish.isSold' : 'publish.isGone');
}
