import type { ArticleList } from '@kardan/contract/calls/content/articles';
import { articleTagWords } from '@kardan/contract/labels/content';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { ListAsked } from '../load-magazine.ts';
import { tagHref } from './tag-href.ts';

/** Words to search for, a form that needs no script, and the topics with their numbers. */
export async function FindArticles({ list, asked }: { list: ArticleList; asked: ListAsked }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  const chips = [
    { label: t('tags.all'), count: list.all, to: href(locale, 'magazine'), isCurrent: !asked.tag && !asked.search },
    ...list.tags.map(({ tag, count }) => ({
      label: articleTagWords[locale][tag].label,
      count,
      to: tagHref(locale, tag),
      isCurrent: asked.tag === tag,
    })),
  ];
  return (
    <div className="mt-6 grid grid-cols-1 gap-3 lg:grid-cols-[340px_minmax(0,1fr)] lg:items-center lg:gap-5 print:hidden">
      <search>
        <form action={href(locale, 'magazine')} className="relative">
          <Icon
            name="search"
            size={18}
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-text-3"
          />
          <input
            type="search"
            name="q"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            defaultValue={asked.search}
            maxLength={100}
            className="h-13 w-full rounded-sm border border-line-strong bg-surface pr-14 pl-11 text-md placeholder:text-text-3 hover:border-line-hover"
          />
          <button
            type="submit"
            aria-label={t('search.submit')}
            className="hit absolute top-1 right-1 grid place-items-center rounded-sm text-text-2 hover:bg-surface-2 hover:text-text"
          >
            <Icon name="arrow-right" size={18} />
          </button>
        </form>
      </search>
      <nav aria-label={t('tags.label')}>
        <ul className="scroll-strip -mx-(--gutter) flex gap-2 px-(--gutter) py-1 md:mx-0 md:flex-wrap md:px-0">
          {chips.map(({ label, count, to, isCurrent }) => (
            <li key={to}>
              <Link href={to} aria-current={isCurrent ? 'page' : undefined} className="topic-chip">
                {label} <small>{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
