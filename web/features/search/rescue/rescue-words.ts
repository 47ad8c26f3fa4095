import type { NearMiss, RescueChange } from '@kardan/contract/calls/search/search-rescue';
import { filters } from '@kardan/contract/filters';
import { formatMileage, formatMonth } from '@kardan/ui/formats/format.ts';
import { type FilterWords, filterName, optionWord, valueWord } from '#domain/search/words/filter-words.ts';

interface ChangeWords {
  title: string;
  detail: string;
}

/** What a rescue changes, in words; filters that it leaves out together are said in one breath. */
export function changesInWords(changes: RescueChange[], words: FilterWords): ChangeWords {
  const each = changes.map((change) => changeWords(change, words));
  const detail = each.map((said) => said.detail).join(', ');
  if (changes.length > 1 && changes.every(({ kind }) => kind === 'dropped')) {
    const names = changes.map(({ key }) => filterName(words, key)).join(', ');
    return { title: words.t('zero.without', { filter: names }), detail };
  }
  return { title: each.map(({ title }) => title).join(', '), detail };
}

/** A change to a search in words: "Preis bis € 14.500", "statt bis € 14.000". */
function changeWords({ key, kind, from, to }: RescueChange, words: FilterWords): ChangeWords {
  const { t } = words;
  const before = wordOf(key, from, words);
  if (kind === 'dropped' && key === 'text') return { title: t('zero.withoutText', { text: before }), detail: '' };
  if (kind === 'dropped') return { title: t('zero.without', { filter: filterName(words, key) }), detail: before };
  return {
    title: `${filterName(words, key)} ${wordOf(key, to, words)}`,
    detail: t('zero.insteadOf', { value: before }),
  };
}

/** How a car misses the one filter it does not fit: "Preis: € 14.390 statt bis € 14.000". */
export function deviationWords({ key, wanted, actual }: NearMiss['deviation'], words: FilterWords): string {
  const { t, locale } = words;
  const before = wordOf(key, wanted, words);
  const name = filterName(words, key);
  if (actual === null) return t('zero.misses', { filter: name, value: before });
  const found =
    key === 'place'
      ? t('zero.away', { distance: formatMileage(Number(actual), locale) })
      : typeof actual === 'number'
        ? valueWord(words, key, { from: actual, to: actual })
        : filters[key].kind === 'months'
          ? formatMonth(actual)
          : optionWord(words, key, actual);
  return t('zero.deviates', { filter: name, actual: found, wanted: before });
}

function wordOf(key: RescueChange['key'], value: RescueChange['to'], words: FilterWords): string {
  if (Array.isArray(value)) return value.map((each) => optionWord(words, key, each)).join(words.t('or'));
  return valueWord(words, key, value);
}
