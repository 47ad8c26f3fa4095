import type { ArticleCard } from '@kardan/contract/calls/content/articles';
import { articleQuestions } from '@kardan/contract/values/content';
import { ArticleGrid } from '#domain/content/article-card.tsx';
import { texts } from '#lib/texts/texts.ts';

/** Articles under the four questions of a purchase; a question without any is left out. */
export async function Questions({ articles }: { articles: readonly ArticleCard[] }) {
  const t = await texts('magazine');
  const byQuestion = Map.groupBy(articles, ({ question }) => question);
  return articleQuestions.map((question) => {
    const some = byQuestion.get(question);
    if (!some) return null;
    return (
      <section key={question} className="magazine-section" aria-labelledby={`question-${question}`}>
        <div>
          <h2 id={`question-${question}`}>{t(`question.${question}`)}</h2>
          <p className="mt-1.5 max-w-[44ch] text-sm text-text-3">{t(`question.${question}.text`)}</p>
        </div>
        <ArticleGrid articles={some} />
      </section>
    );
  });
}
