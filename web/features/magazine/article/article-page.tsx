import { contentListTag, contentTag, creditTag } from '@kardan/contract/cache-tags';
import type { Article } from '@kardan/contract/calls/content/articles';
import { articleTagWords } from '@kardan/contract/labels/content';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { ArticleGrid } from '#domain/content/article-card.tsx';
import { ContentBlocks } from '#domain/content/content-blocks.tsx';
import { headingsOf } from '#domain/content/headings.ts';
import { href } from '#lib/routes/href.ts';
import type { Query } from '#lib/routes/query.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ArticleFacts } from '../article-facts.tsx';
import { tagHref } from '../list/tag-href.ts';
import { ArticleCover } from './article-cover.tsx';
import { ArticleData } from './article-data.tsx';
import { ArticleSide } from './article-side.tsx';
import { RelatedCars } from './related-cars.tsx';

/** From so many headings on, a reader wants to choose. */
const minHeadings = 4;

export async function ArticlePage({ article, query }: { article: Article; query: Query }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  const { key, title, lead, tags, blocks, cars, related, changedAt } = article;
  cachePage({
    seconds: 300,
    staleSeconds: 600,
    tags: [contentTag('article', key), contentListTag('article'), creditTag],
  });
  const [tag] = tags;
  const crumbs = [
    { label: t('home'), href: href(locale, 'home') },
    { label: t('magazine'), href: href(locale, 'magazine') },
    ...(tag ? [{ label: articleTagWords[locale][tag].label, href: tagHref(locale, tag) }] : []),
  ];
  const headings = headingsOf(blocks, locale);
  return (
    <>
      <ArticleData article={article} crumbs={crumbs} />
      <div className="page pt-5 print:max-w-none">
        <Breadcrumb label={t('crumbs')} crumbs={[...crumbs, { label: title }]} />
        <h1 className="mt-5 max-w-[17ch] text-[min(var(--text-4xl),9.6vw)] leading-[1.03] tracking-[-0.025em]">
          {title}
        </h1>
        <p className="mt-3 max-w-[60ch] text-lg text-text-2">{lead}</p>
        <ArticleFacts article={article} author />
        <ArticleCover article={article} />
        <div className="article-frame">
          <ArticleSide title={title} headings={headings.length >= minHeadings ? headings : []} />
          <article className="min-w-0">
            <ContentBlocks blocks={blocks} query={query} />
            <p className="mt-10 border-t border-line pt-3 text-xs text-text-3">
              {t('changed', { day: formatDay(changedAt, locale) })}
            </p>
          </article>
        </div>
      </div>
      {cars && <RelatedCars cars={cars} />}
      {related.length > 0 && (
        <div className="print:hidden">
          <Block title={t('related')}>
            <ArticleGrid articles={related} />
          </Block>
        </div>
      )}
    </>
  );
}
