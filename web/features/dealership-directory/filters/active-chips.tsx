import { ChipLink, ChipRow } from '@kardan/ui/actions/chip.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import type { DirectoryWords } from '../directory-words.ts';
import { directoryAddress } from '../url/directory-address.ts';
import { type DirectoryFilters, type DirectoryState, noFilters } from '../url/directory-state.ts';
import { activeFilters } from './active-filters.ts';

/** What the visitor chose, each as a chip that takes it back. */
export function ActiveChips({ state, words }: { state: DirectoryState; words: DirectoryWords }) {
  const { t, locale } = words;
  const active = activeFilters(state.filters, words);
  if (active.length === 0) return null;
  const address = (filters: DirectoryFilters) =>
    directoryAddress(locale, { ...state, filters, sort: 'relevance', page: 1, window: undefined });
  return (
    <ChipRow label={t('activeFilters')}>
      {active.map(({ id, name, word, without }) => (
        <ChipLink key={id} href={address(without)} {...(name && { name })} removeLabel={t('removeFilter')}>
          {word}
        </ChipLink>
      ))}
      {active.length > 1 && (
        <TextLink
          href={address(noFilters)}
          icon="rotate-ccw"
          rel="nofollow"
          className="min-h-9 shrink-0 px-2 text-xs whitespace-nowrap pointer-coarse:min-h-11"
        >
          {t('removeAll')}
        </TextLink>
      )}
    </ChipRow>
  );
}
