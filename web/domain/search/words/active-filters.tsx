import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filterKeys, filters } from '@kardan/contract/filters';
import { ChipLink, ChipRow } from '@kardan/ui/actions/chip.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { type FilterWords, filterName, optionWord, valueWord } from './filter-words.ts';

interface ActiveFilter {
  id: string;
  name: string | undefined;
  word: string;
  without: SearchFilters;
}

interface Props {
  filters: SearchFilters;
  words: FilterWords;
  /** Where the page is about a search with other filters. */
  addressOf: (filters: SearchFilters) => string;
}

/** What the visitor chose, each as a chip that takes it back. */
export function ActiveFilters({ filters: chosen, words, addressOf }: Props) {
  const { t } = words;
  const active = activeFilters(chosen, words);
  if (active.length === 0) return null;
  return (
    <ChipRow label={t('activeFilters')}>
      {active.map(({ id, name, word, without }) => (
        <ChipLink key={id} href={addressOf(without)} name={name} removeLabel={t('removeFilter')}>
          {word}
        </ChipLink>
      ))}
      {active.length > 1 && (
        <TextLink
          href={addressOf({})}
          icon="rotate-ccw"
          rel="nofollow"
          className="min-h-9 shrink-0 px-2 text-xs whitespace-nowrap"
        >
          {t('removeAll')}
        </TextLink>
      )}
    </ChipRow>
  );
}

/** One entry for each value of a list, one for every other filter; each with the filters that stay without it. */
export function activeFilters(found: SearchFilters, words: FilterWords): ActiveFilter[] {
  return filterKeys
    .filter((key) => found[key] !== undefined)
    .flatMap((key): ActiveFilter[] => {
      const value = found[key];
      const { [key]: _, ...others } = found;
      const name = filters[key].kind === 'flag' ? undefined : filterName(words, key);
      if (!Array.isArray(value)) {
        const word = filters[key].kind === 'flag' ? filterName(words, key) : valueWord(words, key, value);
        return [{ id: key, name, word, without: others }];
      }
      return value.map((each: string) => {
        const left = (value as string[]).filter((other) => other !== each);
        return {
          id: `${key}:${each}`,
          name,
          word: optionWord(words, key, each),
          without: left.length > 0 ? { ...found, [key]: left } : others,
        };
      });
    });
}
