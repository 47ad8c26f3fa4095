import type { DealershipMapEntry } from '@kardan/contract/calls/dealerships/dealership-search';
import type { SpotLine } from '#domain/map/window/spot-lists.tsx';
import { href } from '#lib/routes/href.ts';
import type { DirectoryWords } from '../directory-words.ts';
import { directoryAddress } from '../url/directory-address.ts';
import type { DirectoryState } from '../url/directory-state.ts';

/** What a list says of a dealership, or of many of them, at a spot of the map. */
export function dealershipLine(entry: DealershipMapEntry, state: DirectoryState, words: DirectoryWords): SpotLine {
  const { t, locale } = words;
  if (entry.kind === 'dealership') {
    const { slug, name } = entry.dealership;
    return { href: href(locale, 'dealership', { slug }), title: name };
  }
  // The list has all that were found: how many are at the spot would be said of the wrong ones.
  return { href: directoryAddress(locale, { ...state, view: 'list', page: 1 }), title: t('map.toList') };
}
