import type { SitemapArticle } from '@kardan/contract/calls/pages/sitemap';
import { articleTagWords } from '@kardan/contract/labels/content';
import { articleTags } from '@kardan/contract/values/content';
import { type Locale, locales } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import type { SitemapPage } from './sitemap-page.ts';

/** Articles in the languages they exist in, and the pages of their topics. */
export function magazinePages(articles: readonly SitemapArticle[]): SitemapPage[] {
  const topics = articles.length === 0 ? [] : articleTags;
  return [
    ...topics.map((tag) => ({
      paths: pathsOf((locale) => href(locale, 'magazineTag', { tag: articleTagWords[locale][tag].slug })),
    })),
    ...articles.map(({ translations, changedAt }) => ({
      changedAt,
      paths: pathsOf((locale) => {
        const slug = translations[locale];
        return slug && href(locale, 'magazineArticle', { slug });
      }),
    })),
  ];
}

function pathsOf(pathIn: (locale: Locale) => string | undefined): SitemapPage['paths'] {
  return Object.fromEntries(locales.map((locale) => [locale, pathIn(locale)]));
}
