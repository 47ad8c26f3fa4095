import type { ArticleCard } from '@kardan/contract/calls/content/articles';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** How long it takes to read, when it was written and checked, by whom. */
export async function ArticleFacts({ article, author = false }: { article: ArticleCard; author?: boolean }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  const { readingMinutes, publishedAt, checkedOn } = article;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4.5 gap-y-1.5 text-sm text-text-2">
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" size={16} className="text-text-3" />
        {t('minutes', { count: readingMinutes })}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="calendar-check" size={16} className="text-text-3" />
        <span>
          <time dateTime={publishedAt}>{formatDay(publishedAt, locale)}</time>
          {checkedOn && `, ${t('checked', { day: formatDay(checkedOn, locale) })}`}
        </span>
      </span>
      {author && <span>{article.author}</span>}
    </p>
  );
}
