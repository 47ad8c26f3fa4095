import type { DealershipSearchData } from '@kardan/contract/calls/dealerships/dealership-search';
import { optionLabels } from '@kardan/contract/labels/reference';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { DirectoryWords } from './directory-words.ts';

/** The words of the page being rendered. */
export async function loadDirectoryWords(data: DealershipSearchData): Promise<DirectoryWords> {
  const [locale, t, card] = await Promise.all([
    currentLocale(),
    texts('dealership-directory'),
    texts('dealership-card'),
  ]);
  return { t, card, locale, data, labels: optionLabels[locale] };
}
