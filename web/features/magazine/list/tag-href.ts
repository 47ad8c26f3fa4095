import { articleTagWords } from '@kardan/contract/labels/content';
import type { ArticleTag } from '@kardan/contract/values/content';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';

/** The page of a topic. */
export function tagHref(locale: Locale, tag: ArticleTag): string {
  return href(locale, 'magazineTag', { tag: articleTagWords[locale][tag].slug });
}
