import type { SearchResponse } from '@kardan/contract/calls/search/search';
import type { EngineAnswer } from '@kardan/core/search/query/engine-answer';
import type { CallLoad } from '../load/messages.ts';

/**
 * Asks both sides the same and fails unless totals and cars are the same: a benchmark of two different questions, or of
 * errors answered quickly, would be worth nothing. Returns how many answers were compared.
 */
export async function compareAnswers(engine: CallLoad, api: CallLoad, picks: readonly number[]): Promise<number> {
  for (const pick of picks) {
    const [direct, through] = await Promise.all([ask(engine, pick), ask(api, pick)]);
    const searches = (direct as { responses: EngineAnswer[] }).responses;
    const response = through as SearchResponse;
    const failure = searches.find(({ error }) => error)?.error;
    if (failure) throw new Error(`the engine refuses request ${pick}: ${failure.reason}\n${engine.bodies[pick]}`);
    const hits = searches[0]?.hits;
    const ids = hits?.hits.map(({ _source }) => (_source.card as { id: number }).id);
    if (response.total !== hits?.total?.value || response.items.map(({ id }) => id).join() !== ids?.join()) {
      throw new Error(
        `request ${pick} finds ${hits?.total?.value} cars on the engine and ${response.total} through the API ` +
          `(is somebody writing to the index?): ${api.bodies[pick]}`,
      );
    }
  }
  return picks.length;
}

async function ask(load: CallLoad, pick: number): Promise<unknown> {
  const response = await fetch(`${load.origin}${load.path}`, {
    method: 'POST',
    headers: {
      'content-type': load.contentType,
      ...(load.manyVisitors && { 'x-forwarded-for': `10.9.9.${(pick % 250) + 1}` }),
    },
    body: load.bodies[pick] as string,
  });
  if (!response.ok) throw new Error(`${load.name} answers ${response.status}: ${await response.text()}`);
  return response.json();
}
