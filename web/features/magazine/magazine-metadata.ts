import type { ArticleList } from '@kardan/contract/calls/content/articles';
import { articleTagWords } from '@kardan/contract/labels/content';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { locales } from '@kardan/ui/texts/locales.ts';
import type { Metadata } from 'next';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { site } from '#lib/config/site.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { href } from '#lib/routes/href.ts';
import type { Query } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { tagHref } from './list/tag-href.ts';
import { type FoundArticle, isArticle, type ListAsked } from './load-magazine.ts';

/** Head of the magazine, a topic or a search in it. */
export async function magazineMetadata(
  list: ArticleList | ApiFailure,
  { tag, search }: ListAsked,
  query: Query,
): Promise<Metadata> {
  if ('failed' in list) return missingMetadata('failed');
  const [locale, t, common, { SITE_ORIGIN }] = await Promise.all([
    currentLocale(),
    texts('magazine'),
    pageMetadata(query),
    site(),
  ]);
  const label = tag && articleTagWords[locale][tag].label;
  const title =
    search !== undefined
      ? t('found.title', { words: search })
      : label
        ? t('tag.title', { tag: label })
        : t('metaTitle');
  const description = label ? t('tag.description', { tag: label }) : t('description');
  const feeds = { 'application/rss+xml': [{ url: SITE_ORIGIN + href(locale, 'magazineFeed'), title: t('magazine') }] };
  const languages = tag && Object.fromEntries(locales.map((each) => [each, SITE_ORIGIN + tagHref(each, tag)]));
  const [first] = list.items;
  return {
    title,
    description,
    ...common,
    alternates: { ...common.alternates, ...(languages && { languages }), types: feeds },
    ...(list.total === 0 && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      ...(first && { images: [{ url: SITE_ORIGIN + imagePath(first.picture.hash, 1080) }] }),
    },
  };
}

/** Head of an article: title, what a shared link shows, and the article in the languages that it exists in. */
export async function articleMetadata(article: FoundArticle, query: Query): Promise<Metadata> {
  if (!isArticle(article)) return missingMetadata(article ? 'failed' : 'unknown');
  const [common, { SITE_ORIGIN }] = await Promise.all([pageMetadata(query), site()]);
  const { title, lead: description, picture, alt, translations, publishedAt, changedAt } = article;
  const languages = Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = translations[locale];
      return slug ? [[locale, SITE_ORIGIN + href(locale, 'magazineArticle', { slug })]] : [];
    }),
  );
  return {
    title,
    description,
    ...common,
    alternates: { ...common.alternates, languages },
    openGraph: {
      type: 'article',
      title,
      description,
      publishedTime: publishedAt,
      modifiedTime: changedAt,
      images: [
        { url: SITE_ORIGIN + imagePath(picture.hash, 1080), width: picture.widthPx, height: picture.heightPx, alt },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}
