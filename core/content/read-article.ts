import type { Article } from '@kardan/contract/calls/content/articles';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { composeCard, composingNow } from './compose-article.ts';
import { loadPublicHeads, loadPublicText, loadTranslations, type PublicHead } from './content-store.ts';
import { carsOf } from './text/check-text.ts';
import { composeBlocks } from './text/compose-blocks.ts';
import type { FrontMatter } from './text/front-matter.ts';

const maxRelated = 3;

/**
 * The public article that a slug names: its own, an earlier one or that of the article in another language. The slug of
 * today is in the answer, and so are the numbers of today's rules.
 */
export async function readArticle({ db }: { db: Database }, language: Language, slug: string): Promise<Article> {
  const row = await loadPublicText(db, ['article'], language, slug);
  if (!row) throw new NotFound('article');
  return composeArticle(db, row);
}

/** A version of an article as its page shows it, whether or not it is public. */
export async function composeArticle(db: Database, row: PublicHead & { bodyMarkdown: string }): Promise<Article> {
  const { language } = row;
  const [composing, heads, translations] = await Promise.all([
    composingNow(db, language),
    loadPublicHeads(db, 'article', language),
    loadTranslations(db, 'article', row.key),
  ]);
  return {
    ...composeCard(row, composing),
    blocks: composeBlocks(row.bodyMarkdown, composing),
    cars: carsOf(row.frontMatter as FrontMatter<'article'>),
    related: relatedTo(row, heads).map((head) => composeCard(head, composing)),
    translations,
  };
}

/** Those that the article names, then those that share tags or the question, the newest first. */
function relatedTo(row: PublicHead, heads: readonly PublicHead[]): PublicHead[] {
  const { related = [], tags, question } = row.frontMatter as FrontMatter<'article'>;
  const others = heads.filter(({ key }) => key !== row.key);
  const named = related.flatMap((key) => others.filter((head) => head.key === key));
  const nearness = (head: PublicHead) => {
    const matter = head.frontMatter as FrontMatter<'article'>;
    return 2 * matter.tags.filter((tag) => tags.includes(tag)).length + (matter.question === question ? 1 : 0);
  };
  const near = others.filter((head) => !named.includes(head)).sort((a, b) => nearness(b) - nearness(a));
  return [...named, ...near].slice(0, maxRelated);
}
