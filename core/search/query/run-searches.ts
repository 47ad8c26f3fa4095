import { observe } from '@kardan/telemetry/metrics/record';
import { msLeft } from '../../kernel/deadline.ts';
import { SearchUnavailable } from '../../kernel/errors.ts';
import type { SearchEngine } from '../engine.ts';
import { hasCurrentIndex } from '../index/listing-index.ts';
import type { Clause } from './build-filter-clauses.ts';
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
    // A count over the shards that happened to answer is not a count.
    allow_partial_search_results: false,
    // Scores of two shards are only comparable when the words are counted over both.
    ...(body.includes('"_score"') && { search_type: 'dfs_query_then_fetch' }),
    // The engine keeps counts by itself until the index changes, hits only when told.
    ...(cacheHits && { request_cache: true }),
  };
}

/** What searches are for, as they are counted. */
export type SearchKind =
  | 'results'
  | 'map'
  | 'rescue'
  | 'summary'
  | 'similar'
  | 'agent-preview'
  | 'districts'
  | 'dealerships';

/**
 * Runs searches in one round trip, in order; a search engine that is down or refuses is an error, never an empty result. When too
 * many are under way already, those that would wait long are refused.
 */
export async function runSearches(engine: SearchEngine, kind: SearchKind, bodies: Clause[]): Promise<EngineAnswer[]> {
  return engine.turns.run(() => runNow(engine, kind, bodies));
}

async function runNow(engine: SearchEngine, kind: SearchKind, bodies: Clause[]): Promise<EngineAnswer[]> {
  const started = performance.now();
  let end = 'failed';
  try {
    const answers = await send(engine, multiSearchBody(bodies, engine.cacheHits));
    for (const answer of answers) await refuseIncomplete(engine, answer);
    end = 'answered';
    return answers;
  } finally {
    observe('kardan_search_engine_duration_seconds', { kind, end }, (performance.now() - started) / 1_000);
  }
}

async function send(engine: SearchEngine, body: string): Promise<EngineAnswer[]> {
  try {
    // Not tried again: a second try is what an overloaded engine needs least.
    const once = { requestTimeout: Math.ceil(Math.min(engine.queryTimeoutMs, msLeft())), maxRetries: 0 };
    const answer = await engine.client.msearch({ index: engine.readAlias, body: body as never }, once);
    return (answer.body as unknown as { responses: EngineAnswer[] }).responses;
  } catch (error) {
    throw new SearchUnavailable(new Error(error instanceof Error ? error.name : 'unknown'));
  }
}

/** Only the type of an engine's error goes on: its reason may quote what a visitor typed. */
async function refuseIncomplete(engine: SearchEngine, { error, timed_out, _shards }: EngineAnswer): Promise<void> {
  if (error) {
    const { type } = error.root_cause?.[0] ?? error;
    // While a new kind of index is being built, searches still reach the old one, which lacks its fields: an outage.
    if (/pars(e|ing)|illegal_argument/.test(type) && (await hasCurrentIndex(engine))) {
      throw new Error(`the engine does not understand: ${type}`);
    }
    throw new SearchUnavailable(new Error(type));
  }
  if (timed_out || _shards.failed > 0) throw new SearchUnavailable(new Error('not every shard answered'));
}
