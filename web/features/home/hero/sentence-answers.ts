import type { Suggestion } from '@kardan/contract/calls/search/search-text';

/** What was found for the text so far. */
export interface SentenceAnswers {
  suggestions: Suggestion[];
  /** Cars that match; undefined while nobody knows. */
  total: number | undefined;
}

export const noAnswers: SentenceAnswers = { suggestions: [], total: undefined };
