import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiError } from '@kardan/contract/client/api-error';
import { visitorAt } from './visitor.ts';

export interface SearchTally {
  answered: number;
  /** When each failed, by `performance.now()`, and why. */
  failures: { at: number; code: string }[];
}

/** Counts up over all loads: a question that was asked before would be answered from memory. */
let asked = 0;

/** Has so many visitors search, each one search after the other and no two alike, until told to stop. */
export async function keepSearching(host: string, visitors: number, signal: AbortSignal): Promise<SearchTally> {
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
        // Whoever is refused does not ask again at once.
        await sleep(50);
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, search));
  return tally;
}

/** The same for some seconds; gives how many were answered in each of them. */
export async function searchesPerSecond(host: string, visitors: number, seconds: number): Promise<number> {
  const { answered, failures } = await keepSearching(host, visitors, AbortSignal.timeout(seconds * 1_000));
  if (failures.length > 0) throw new Error(`${failures.length} searches failed: ${failures[0]?.code}`);
  return answered / seconds;
}
