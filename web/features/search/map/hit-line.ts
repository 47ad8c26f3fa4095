import type { MapEntry } from '@kardan/contract/calls/search/search-map';
import type { SpotLine } from '#domain/map/window/spot-lists.tsx';
import { listingAddress } from '#domain/search/url/listing-address.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { href } from '#lib/routes/href.ts';
import { nameOf, priceFrom, priceOf } from './hit-words.ts';

/** What a list says of a car, a dealership or many cars at a spot of the map. */
export function hitLine(entry: MapEntry, state: SearchState, words: FilterWords): SpotLine {
  const { t, locale } = words;
  if (entry.kind === 'car') {
    return {
      href: listingAddress(locale, state, entry.car),
      title: nameOf(entry.car, words),
      note: priceOf(entry.car, words),
    };
  }
  // The list has all hits: how many stand at the spot would be said of the wrong ones.
  if (entry.kind === 'cluster') return { href: listAddress(locale, state), title: t('map.toList') };
  return {
    href: dealershipAddress(entry.dealership, state, locale),
    title: entry.dealership.name,
    note: `${t('total', { count: entry.count })}, ${priceFrom(entry, words)}`,
  };
}

/** A dealership's cars; on its own pages they are those of the list. */
export function dealershipAddress(
  { slug }: { slug: string },
  state: SearchState,
  locale: FilterWords['locale'],
): string {
  return state.dealership ? listAddress(locale, state) : href(locale, 'dealership', { slug });
}

export function listAddress(locale: FilterWords['locale'], state: SearchState): string {
  return searchAddress(locale, { ...state, view: 'list', page: 1 });
}
