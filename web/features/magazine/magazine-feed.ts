import { cacheTagHeader, contentListTag } from '@kardan/contract/cache-tags';
import type { ArticleCard } from '@kardan/contract/calls/content/articles';
import { articleTagWords } from '@kardan/contract/labels/content';
import { imagePath } from '@kardan/contract/values/image-sizes';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { translator } from '@kardan/ui/texts/translator.ts';
import { site } from '#lib/config/site.ts';
import { escapeXml } from '#lib/document/escape-xml.ts';
import { href } from '#lib/routes/href.ts';
import { loadNamespace } from '#lib/texts/namespaces.ts';
import { loadArticles } from './load-magazine.ts';

/** The newest articles as RSS 2.0. */
export async function magazineFeed(locale: Locale): Promise<Response> {
  const [list, { SITE_ORIGIN, SITE_NAME }, messages] = await Promise.all([
    loadArticles(locale, { page: 1 }),
    site(),
    loadNamespace(locale, 'magazine'),
  ]);
  if ('failed' in list) {
    const headers = { 'retry-after': String(list.retryAfterSeconds), 'cache-control': 'no-store' };
    return new Response('The feed cannot be made now.', { status: list.status, headers });
  }
  const t = translator(locale, messages);
  const own = SITE_ORIGIN + href(locale, 'magazineFeed');
  const channel = [
    element('title', `${SITE_NAME}: ${t('magazine')}`),
    element('link', SITE_ORIGIN + href(locale, 'magazine')),
    element('description', t('description')),
    element('language', locale.toLowerCase()),
    `<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>`,
    ...list.items.map((article) => writeItem(article, locale, SITE_ORIGIN)),
  ].join('\n');
  const feed = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n${channel}\n</channel>\n</rss>\n`;
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
      'cache-tag': cacheTagHeader([contentListTag('article')]) ?? '',
    },
  });
}

function writeItem(
  { key, slug, title, lead, tags, publishedAt, picture }: ArticleCard,
  locale: Locale,
  origin: string,
) {
  const link = origin + href(locale, 'magazineArticle', { slug });
  return [
    '<item>',
    element('title', title),
    element('link', link),
    // The key stays when the address changes.
    `<guid isPermaLink="false">${escapeXml(`${origin}/magazine/${key}/${locale}`)}</guid>`,
    element('description', lead),
    element('pubDate', new Date(publishedAt).toUTCString()),
    ...tags.map((tag) => element('category', articleTagWords[locale][tag].label)),
    // Readers accept 0 where the length is not known.
    `<enclosure url="${escapeXml(origin + imagePath(picture.hash, 1080))}" length="0" type="image/webp"/>`,
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
