import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import { sentenceName } from '../filters/search-names.ts';

/** Where a sentence is understood; the page leads on to the search that it means. */
export function sentenceAddress(locale: Locale, sentence: string): string {
  return `${href(locale, 'searchStart')}?${new URLSearchParams({ [sentenceName]: sentence })}`;
}
