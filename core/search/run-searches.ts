import { SearchUnavailable } from '../errors.ts';
import type { Clause } from './build-filter-clauses.ts';
import type { SearchEngine } from './engine.ts';
import type { EngineAnswer } from './engine-answer.ts';

/** The searches as one multi-search of the listing index; the exact text that the benchmark replays on the bare engine. */
export function multiSearchBody(bodies: Clause[], cacheHits = false): string {
  return bodies
    .map((body) => {
      const text = JSON.stringify(body);
      return `${JSON.stringify(headerOf(text, cacheHits))}\n${text}\n`;
    })
    .join('');
}

function headerOf(body: string, cacheHits: boolean): object {
  return {
    // Scores of two shards are only comparable when the words are counted over both.
    ...(body.includes('"_score"') && { search_type: 'dfs_query_then_fetch' }),
    // The engine keeps counts by itself until the index changes, hits only when told.
    ...(cacheHits && { request_cache: true }),
  };
}

/** Runs searches in one round trip, in order; a search engine that is down or refuses is an error, never an empty result. */
export async function runSearches(engine: SearchEngine, bodies: Clause[]): Promise<EngineAnswer[]> {
  const answers = await send(engine, multiSearchBody(bodies, engine.cacheHits));
  for (const answer of answers) {
    if (answer.error) {
      const { type, reason } = answer.error.root_cause?.[0] ?? answer.error;
      throw new SearchUnavailable(new Error(`${type}: ${reason}`));
    }
  }
  return answers;
}

async function send(engine: SearchEngine, body: string): Promise<EngineAnswer[]> {
  try {
    const answer = await engine.client.msearch({ index: engine.readAlias, body: body as never });
    return (answer.body as unknown as { responses: EngineAnswer[] }).responses;
  } catch (cause) {
    throw new SearchUnavailable(cause);
  }
}
