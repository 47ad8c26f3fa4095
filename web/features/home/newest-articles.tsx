import { Block } from '@kardan/ui/content/block.tsx';
import { ArticleGrid } from '#domain/content/article-card.tsx';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

const shown = 3;

/** The newest of the magazine; nothing before there is any. */
export async function NewestArticles() {
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  const list = await optional((await api()).articles({ query: { language: locale, limit: shown } }));
  if (!list || list.items.length === 0) return null;
  return (
    <Block title={t('articles.title')} more={{ href: href(locale, 'magazine'), label: t('articles.more') }}>
      <ArticleGrid articles={list.items} />
    </Block>
  );
}
