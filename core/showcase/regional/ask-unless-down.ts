import type { Database } from '../../db/database.ts';
import { SearchUnavailable } from '../../kernel/errors.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { summariseListings } from '../../search/summary/summarise-listings.ts';
import type { Summary, SummaryQuestion } from '../../search/summary/summary-question.ts';

export interface PageServices {
  db: Database;
  search: SearchEngine;
}

type Questions = Record<string, SummaryQuestion | null>;
type Answers<Q extends Questions> = { [Name in keyof Q]: Q[Name] extends SummaryQuestion ? Summary : Summary | null };

/**
 * Answers by name what a page asks of the index, in one round trip; what need not be asked is null. All is null while
 * the engine is down: a region's page still has its map, its neighbours and its places to show.
 */
export async function askUnlessDown<Q extends Questions>(
  services: PageServices,
  questions: Q,
): Promise<{ answers: Answers<Q>; asOf: string } | null> {
  const asked = Object.entries(questions).filter((entry): entry is [string, SummaryQuestion] => entry[1] !== null);
  try {
    const { summaries, asOf } = await summariseListings(
      services,
      asked.map(([, question]) => question),
    );
    const none = Object.fromEntries(Object.keys(questions).map((name) => [name, null]));
    const answered = Object.fromEntries(asked.map(([name], index) => [name, summaries[index]]));
    return { answers: { ...none, ...answered } as Answers<Q>, asOf };
  } catch (error) {
    if (error instanceof SearchUnavailable) return null;
    throw error;
  }
}
