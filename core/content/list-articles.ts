import { type ArticleList, articlesPerPage } from '@kardan/contract/calls/content/articles';
import { type ArticleTag, articleTags } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../db/database.ts';
import { composeCard, composingNow } from './compose-article.ts';
import { countArticles, countArticleTags, loadArticleHeads } from './content-store.ts';

interface Asked {
  language: Language;
  tag?: ArticleTag | undefined;
  search?: string | undefined;
  page: number;
  limit?: number;
}

const maxWords = 8;

/** A page of the magazine's public articles, of a tag or with words if asked, and how many there are of each tag. */
export async function listArticles({ db }: { db: Database }, asked: Asked): Promise<ArticleList> {
  const { language, tag, search = '', page, limit = articlesPerPage } = asked;
  const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords);
  const filter = { language, tag, words };
  // Signs alone find nothing, rather than everything.
  const isVain = search !== '' && words.length === 0;
  const [rows, total, all, counts, composing] = await Promise.all([
    isVain ? [] : loadArticleHeads(db, filter, { limit, offset: (page - 1) * limit }),
    isVain ? 0 : countArticles(db, filter),
    countArticles(db, { language, tag: undefined, words: [] }),
    countArticleTags(db, language),
    composingNow(db, language),
  ]);
  const countOf = new Map(counts.map(({ tag: name, count }) => [name, count]));
  return {
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    items: rows.map((row) => composeCard(row, composing)),
    all,
    tags: articleTags.flatMap((name) => {
      const count = countOf.get(name);
      return count ? [{ tag: name, count }] : [];
    }),
  };
}
