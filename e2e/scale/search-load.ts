import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiError } from '@kardan/contract/client/api-error';
import { visitorAt } from '../people/visitor.ts';

export interface SearchTally {
  answered: number;
  /** When each failed, by `performance.now()`, and why. */
  failures: { at: number; code: string }[];
}

/** Counts up over all loads: a question that was asked before would be answered from memory. */
let asked = 0;

interface SearchLoad {
  visitors: number;
  /** How long each looks at what was found. */
  pauseMs: number;
}

/** Has visitors search until told to stop, each one search after the other and no two alike. */
export async function keepSearching(
  host: string,
  { visitors, pauseMs }: SearchLoad,
  signal: AbortSignal,
): Promise<SearchTally> {
  const tally: SearchTally = { answered: 0, failures: [] };
  const visitor = visitorAt(host);
  const search = async () => {
    while (!signal.aborted) {
      asked += 1;
      const body = { mileageKm: { to: 150_000 + asked }, facets: ['make', 'fuel', 'body'] as ['make', 'fuel', 'body'] };
      try {
        const { total } = await visitor.searchQuery({ body });
        if (total === 0) throw Object.assign(new Error('cars are missing'), { code: 'nothing-found' });
        tally.answered += 1;
      } catch (error) {
        tally.failures.push({ at: performance.now(), code: (error as ApiError).code });
      }
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, search));
  return tally;
}

/** How many searches are answered in each of some seconds, as fast as these visitors can ask. */
export async function searchesPerSecond(host: string, visitors: number, seconds: number): Promise<number> {
  const signal = AbortSignal.timeout(seconds * 1_000);
  const { answered, failures } = await keepSearching(host, { visitors, pauseMs: 0 }, signal);
  if (failures.length > 0) throw new Error(`${failures.length} searches failed: ${failures[0]?.code}`);
  return answered / seconds;
}
