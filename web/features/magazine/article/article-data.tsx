import type { Article } from '@kardan/contract/calls/content/articles';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { site } from '#lib/config/site.ts';
import { breadcrumbList } from '#lib/page/breadcrumb-list.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

interface Props {
  article: Article;
  crumbs: readonly { label: string; href: string }[];
}

/** The article for search engines. */
export async function ArticleData({ article, crumbs }: Props) {
  const [locale, { SITE_ORIGIN, SITE_NAME }] = await Promise.all([currentLocale(), site()]);
  const { slug, title, lead, publishedAt, changedAt, author, picture } = article;
  const path = href(locale, 'magazineArticle', { slug });
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: SITE_ORIGIN };
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description: lead,
        inLanguage: locale,
        datePublished: publishedAt,
        dateModified: changedAt,
        author: { '@type': 'Organization', name: author, url: SITE_ORIGIN },
        publisher,
        image: SITE_ORIGIN + imagePath(picture.hash, 1080),
        mainEntityOfPage: SITE_ORIGIN + path,
      },
      breadcrumbList(SITE_ORIGIN, [...crumbs, { label: title, href: path }]),
    ],
  };
  return <StructuredData graph={graph} />;
}
