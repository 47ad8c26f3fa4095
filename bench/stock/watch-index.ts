import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchEngine } from '@kardan/core/search/engine';

export interface IndexWatch {
  /** From now on waits until searches find the car at this price; counted from the moment the change was answered. */
  expect(listingId: number, priceEur: number, since: number): void;
  /** Ends once nothing is awaited, at the latest after a minute. Seconds of each change, and how many never came. */
  finish(): Promise<{ seconds: number[]; missing: number }>;
}

const lookMs = 100;

/** Looks again and again whether searches find what was changed, as a buyer would: by a search, not by id. */
export function watchIndex({ client, readAlias }: SearchEngine): IndexWatch {
  const awaited = new Map<number, { priceEur: number; since: number }>();
  const seconds: number[] = [];
  let isFinishing = false;
  const look = async () => {
    const ids = [...awaited.keys()];
    const { body } = await client.search({
      index: readAlias,
      body: { size: ids.length, _source: ['card.priceEur'], query: { terms: { id: ids } } },
    });
    const now = performance.now();
    for (const { _id, _source } of body.hits.hits) {
      const change = awaited.get(Number(_id));
      if (!change || (_source as { card: { priceEur: number } }).card.priceEur !== change.priceEur) continue;
      seconds.push((now - change.since) / 1_000);
      awaited.delete(Number(_id));
    }
  };
  const watching = (async () => {
    for (let idleMs = 0; idleMs < 60_000; ) {
      if (awaited.size > 0) await look();
      else if (isFinishing) return;
      await sleep(lookMs);
      idleMs = isFinishing ? idleMs + lookMs : 0;
    }
  })();
  return {
    expect: (listingId, priceEur, since) => void awaited.set(listingId, { priceEur, since }),
    async finish() {
      isFinishing = true;
      await watching;
      return { seconds, missing: awaited.size };
    },
  };
}
