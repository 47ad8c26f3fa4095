import type { Article, ArticleList } from '@kardan/contract/calls/content/articles';
import { ApiError } from '@kardan/contract/client/api-error';
import type { ArticleTag } from '@kardan/contract/values/content';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';
import { optional } from '#lib/api/optional.ts';

export interface ListAsked {
  tag?: ArticleTag | undefined;
  search?: string | undefined;
  page: number;
}

/** A page of articles; why there is none when the API fails. */
export async function loadArticles(
  language: Locale,
  { tag, search, page }: ListAsked,
): Promise<ArticleList | ApiFailure> {
  try {
    return await (await api()).articles({ query: { language, tag, search, page } });
  } catch (error) {
    return apiFailure(error);
  }
}

/** Undefined when there is no such article in the language. */
export type FoundArticle = Article | ApiFailure | undefined;

export const loadArticle = cache(async (language: Locale, slug: string): Promise<FoundArticle> => {
  try {
    return await (await api()).article({ params: { slug: decodeURIComponent(slug) }, query: { language } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    return apiFailure(error);
  }
});

export function isArticle(found: FoundArticle): found is Article {
  return found !== undefined && !('failed' in found);
}

/** Rates and terms in force; the magazine does without them when the API fails. */
export async function loadRates(language: Locale) {
  return optional((await api()).ratesInForce({ query: { language } }));
}
