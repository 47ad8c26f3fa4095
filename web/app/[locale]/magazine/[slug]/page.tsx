import { locales } from '@kardan/ui/texts/locales.ts';
import { permanentRedirect, redirect } from 'next/navigation';
import { ArticlePage } from '#features/magazine/article/article-page.tsx';
import { isArticle, loadArticle } from '#features/magazine/load-magazine.ts';
import { articleMetadata } from '#features/magazine/magazine-metadata.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { PageOutage } from '#lib/page/page-outage.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

type Props = PageProps<'/[locale]/magazine/[slug]'>;

export async function generateMetadata({ params, searchParams }: Props) {
  return articleMetadata(await loadArticle(await currentLocale(), (await params).slug), await searchParams);
}

/**
 * An article. An earlier slug, or that of the article in another language, leads to its own; one that exists in another
 * language only leads to the magazine.
 */
export default async function MagazineArticlePage({ params, searchParams }: Props) {
  const [{ slug }, locale, query] = await Promise.all([params, currentLocale(), searchParams]);
  const article = await loadArticle(locale, slug);
  if (isArticle(article)) {
    if (article.slug !== slug) permanentRedirect(href(locale, 'magazineArticle', { slug: article.slug }));
    return <ArticlePage article={article} query={query} />;
  }
  if (article) return <PageOutage failure={article} />;
  for (const other of locales.filter((each) => each !== locale)) {
    if (isArticle(await loadArticle(other, slug))) redirect(href(locale, 'magazine'));
  }
  return <NotFound />;
}
