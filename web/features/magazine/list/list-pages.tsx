import type { ArticleList } from '@kardan/contract/calls/content/articles';
import { Pagination } from '@kardan/ui/navigation/pagination.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { ListAsked } from '../load-magazine.ts';
import { tagHref } from './tag-href.ts';

/** The way to further pages of a list; nothing where there is one page. */
export async function ListPages({ list, asked }: { list: ArticleList; asked: ListAsked }) {
  if (list.pages < 2) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  const path = asked.tag ? tagHref(locale, asked.tag) : href(locale, 'magazine');
  const hrefOf = (page: number) => {
    const query = new URLSearchParams({
      ...(asked.search && { q: asked.search }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const labels = {
    nav: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page: number) => t('pages.page', { page }),
  };
  return (
    <div className="mt-10">
      <Pagination page={list.page} lastPage={list.pages} hrefOf={hrefOf} labels={labels} followed={!asked.search} />
    </div>
  );
}
