import type { ArticleCard } from '@kardan/contract/calls/content/articles';
import { articleTagWords } from '@kardan/contract/labels/content';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Chart } from '#domain/content/charts/chart.tsx';
import { ContentImage } from '#domain/content/content-image.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { ArticleFacts } from '../article-facts.tsx';

/** The article that the magazine begins with; its picture is its own data where it has some. */
export async function LeadArticle({ article }: { article: ArticleCard }) {
  const locale = await currentLocale();
  const { title, lead, chart, picture, alt, tags, slug } = article;
  const [tag] = tags;
  return (
    <article className="lead-card">
      {chart ? (
        <div className="px-5 pt-6 md:px-8 md:pt-8">
          <Chart chart={chart} />
        </div>
      ) : (
        <ContentImage
          picture={picture}
          alt={alt}
          sizes="(width >= 1024px) 800px, 100vw"
          first
          className="aspect-[16/9] w-full object-cover"
        />
      )}
      <div className="mt-auto px-5 pt-5.5 pb-6 md:px-8 md:pb-7.5">
        {tag && <p className="text-xs font-medium text-accent-text">{articleTagWords[locale][tag].label}</p>}
        <h2 className="mt-1 text-3xl leading-[1.1]">
          <Link href={href(locale, 'magazineArticle', { slug })}>{title}</Link>
        </h2>
        <p className="mt-2.5 max-w-[58ch] text-lg text-text-2">{lead}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  );
}
