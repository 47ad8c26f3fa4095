import type { FilterKey } from '@kardan/contract/filters';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { filterName } from '#domain/search/words/filter-words.ts';

export function rangeLabels(words: FilterWords, key: FilterKey) {
  const { t } = words;
  const filter = filterName(words, key);
  return {
    from: t('range.from'),
    to: t('range.to'),
    any: t('range.any'),
    sliderFrom: t('range.sliderFrom', { filter }),
    sliderTo: t('range.sliderTo', { filter }),
  };
}
