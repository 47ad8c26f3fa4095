import type { SitemapArticle } from '@kardan/contract/calls/pages/sitemap';
import { articleTagWords } from '@kardan/contract/labels/content';
import { type ArticleTag, articleTags } from '@kardan/contract/values/content';
import { type Locale, locales } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import type { SitemapPage } from './sitemap-page.ts';

/** Articles in the languages they exist in, and the pages of their topics in the languages that have some of them. */
export function magazinePages(articles: readonly SitemapArticle[]): SitemapPage[] {
  const has = (tag: ArticleTag, locale: Locale) =>
    articles.some(({ tags, translations }) => tags.includes(tag) && translations[locale] !== undefined);
  const topics = articleTags.filter((tag) => locales.some((locale) => has(tag, locale)));
  return [
    ...topics.map((tag) => ({
      paths: pathsOf((locale) =>
        has(tag, locale) ? href(locale, 'magazineTag', { tag: articleTagWords[locale][tag].slug }) : undefined,
      ),
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
