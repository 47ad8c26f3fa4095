import type { Database } from '../../db/database.ts';
import type { SearchEngine } from '../engine.ts';
import { runSearches } from '../query/run-searches.ts';
import { searchContext } from '../query/search-context.ts';
import { buildSummarySearches } from './build-summary-searches.ts';
import { readSummary } from './read-summary.ts';
import type { Summary, SummaryQuestion } from './summary-question.ts';

/** Answers all that a page asks of the index in one round trip, and says when it was counted. */
export async function summariseListings<const Questions extends readonly SummaryQuestion[]>(
  services: { db: Database; search: SearchEngine },
  questions: Questions,
): Promise<{ summaries: { [Q in keyof Questions]: Summary }; asOf: string }> {
  const searches = await Promise.all(
    questions.map(async (question) => buildSummarySearches(question, await searchContext(services, question.filters))),
  );
  const asOf = new Date().toISOString();
  const answers = await runSearches(services.search, 'summary', searches.flat());
  let next = 0;
  const summaries = questions.map((question, i) => {
    const first = next;
    next += searches[i]?.length ?? 0;
    return readSummary(question, answers.slice(first, next));
  });
  return { summaries: summaries as { [Q in keyof Questions]: Summary }, asOf };
}
