import type { ArticleCard as Article } from '@kardan/contract/calls/content/articles';
import { articleTagWords } from '@kardan/contract/labels/content';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Chart } from './charts/chart.tsx';
import { ContentImage } from './content-image.tsx';

/** An article in a list: its drawing or picture, topic, title, one sentence, minutes. */
export async function ArticleCard({ article, headingLevel = 3 }: { article: Article; headingLevel?: 2 | 3 }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  const { slug, title, lead, tags, chart, picture, alt, readingMinutes } = article;
  const Heading = `h${headingLevel}` as const;
  const [tag] = tags;
  return (
    <article className="article-card">
      <div className="article-cover">
        {chart ? (
          <Chart chart={chart} small />
        ) : (
          <ContentImage picture={picture} alt={alt} sizes="(width >= 1024px) 340px, (width >= 560px) 50vw, 100vw" />
        )}
      </div>
      {tag && <p className="text-xs font-medium text-accent-text">{articleTagWords[locale][tag].label}</p>}
      <Heading>
        <Link href={href(locale, 'magazineArticle', { slug })}>{title}</Link>
      </Heading>
      <p className="article-lead mt-1.5 text-sm text-text-2">{lead}</p>
      <p className="mt-2 flex items-center gap-1.5 text-xs text-text-3">
        <Icon name="clock" size={14} />
        {t('minutesShort', { count: readingMinutes })}
      </p>
    </article>
  );
}

/** Articles side by side. */
export function ArticleGrid({ articles, headingLevel = 3 }: { articles: readonly Article[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className="article-grid">
      {articles.map((article) => (
        <li key={article.key}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
