import { contentListTag, creditTag } from '@kardan/contract/cache-tags';
import type { ArticleList } from '@kardan/contract/calls/content/articles';
import { articleTagWords } from '@kardan/contract/labels/content';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { ArticleGrid } from '#domain/content/article-card.tsx';
import { site } from '#lib/config/site.ts';
import { breadcrumbList } from '#lib/page/breadcrumb-list.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { ListAsked } from '../load-magazine.ts';
import { loadRates } from '../load-magazine.ts';
import { FeedNotice } from './feed-notice.tsx';
import { FindArticles } from './find-articles.tsx';
import { LeadArticle } from './lead-article.tsx';
import { ListPages } from './list-pages.tsx';
import { Questions } from './questions.tsx';
import { RatesBoard } from './rates-board.tsx';
import { tagHref } from './tag-href.ts';

/** The magazine: everything under the questions of a purchase; of a topic or a search, what was found. */
export async function MagazinePage({ list, asked }: { list: ArticleList; asked: ListAsked }) {
  const [locale, t, { SITE_ORIGIN }] = await Promise.all([currentLocale(), texts('magazine'), site()]);
  const { tag, search } = asked;
  const isWhole = tag === undefined && search === undefined && asked.page === 1;
  const rates = isWhole ? await loadRates(locale) : undefined;
  cachePage({ seconds: 300, staleSeconds: 600, tags: [contentListTag('article'), creditTag] });
  const crumbs = [
    { label: t('home'), href: href(locale, 'home') },
    { label: t('magazine'), href: href(locale, 'magazine') },
    ...(tag ? [{ label: articleTagWords[locale][tag].label, href: tagHref(locale, tag) }] : []),
  ];
  const [first, ...others] = list.items;
  return (
    <div className="page pt-5 pb-4">
      <StructuredData graph={{ '@context': 'https://schema.org', ...breadcrumbList(SITE_ORIGIN, crumbs) }} />
      <Breadcrumb
        label={t('crumbs')}
        crumbs={crumbs.map((crumb, index) => (index < crumbs.length - 1 ? crumb : { label: crumb.label }))}
      />
      <h1 className="mt-5">{headingOf()}</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-text-2">
        {search === undefined
          ? t('lead', { count: tag ? list.total : list.all })
          : t('found.count', { count: list.total })}
      </p>
      <FindArticles list={list} asked={asked} />
      {isWhole && first && (
        <>
          <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:gap-10">
            <LeadArticle article={first} />
            {rates && <RatesBoard rates={rates} />}
          </div>
          <Questions articles={others} />
        </>
      )}
      {!isWhole && list.items.length > 0 && (
        <div className="mt-8">
          <ArticleGrid articles={list.items} headingLevel={2} />
        </div>
      )}
      {list.items.length === 0 && (
        <div className="mt-8">
          <Nothing hasTexts={list.all > 0} />
        </div>
      )}
      <ListPages list={list} asked={asked} />
      <FeedNotice />
    </div>
  );

  function headingOf(): string {
    if (search !== undefined) return t('found.title', { words: search });
    return tag ? articleTagWords[locale][tag].label : t('title');
  }
}

async function Nothing({ hasTexts }: { hasTexts: boolean }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  return hasTexts ? (
    <EmptyState
      icon="search"
      title={t('empty.title')}
      action={<LinkButton href={href(locale, 'magazine')}>{t('empty.action')}</LinkButton>}
    >
      {t('empty.text')}
    </EmptyState>
  ) : (
    <EmptyState
      icon="newspaper"
      title={t('nothing.title')}
      action={<LinkButton href={href(locale, 'usedCars')}>{t('nothing.action')}</LinkButton>}
    >
      {t('nothing.text')}
    </EmptyState>
  );
}
