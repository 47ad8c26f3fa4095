import { count } from '@kardan/telemetry/metrics/record';
import { LRUCache } from 'lru-cache';

/** A piece of an answer as JSON: a page of hits, or the counts of one facet. */
export interface AnswerPart {
  json: Buffer;
  /** How many cars the search finds that it belongs to. */
  total: number;
  /** When it was counted, in milliseconds of the epoch. */
  asOf: number;
}

/** Shares the pieces that answers are made of; equal pieces that are asked for at the same time are asked for once. */
export interface PartCache {
  /** The pieces in the order of their keys; `ask` finds those that nobody has, together. */
  share(
    keys: readonly string[],
    ask: (missing: ReadonlySet<string>, known: ReadonlyMap<string, AnswerPart>) => Promise<Map<string, AnswerPart>>,
    options: { keep: boolean },
  ): Promise<AnswerPart[]>;
}

/** A page of hits takes about 25 KB, a facet one: some four thousand pages with their facets. */
const maxBytes = 128 * 1024 * 1024;

/** A cache whose pieces live for `seconds`, those of broad searches longer; with 0 every piece is asked for every time. */
export function createPartCache(seconds: number): PartCache {
  const kept = new LRUCache<string, AnswerPart>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  });
  const inFlight = new Map<string, Promise<AnswerPart>>();

  async function keepPart(key: string, asking: Promise<Map<string, AnswerPart>>, keep: boolean): Promise<AnswerPart> {
    try {
      const part = (await asking).get(key);
      if (!part) throw new Error(`nothing was found out about ${key}`);
      const ttl = maxAgeSeconds(part.total, seconds) * 1_000 - (Date.now() - part.asOf);
      if (keep && ttl > 0) kept.set(key, part, { ttl });
      return part;
    } finally {
      inFlight.delete(key);
    }
  }

  return {
    async share(keys, ask, { keep }) {
      if (seconds === 0) return partsOf(await ask(new Set(keys), new Map()), keys);
      const known = new Map(keys.flatMap((key) => entryOf(key, kept.get(key))));
      const missing = new Set(keys.filter((key) => !known.has(key) && !inFlight.has(key)));
      const counted = { hit: known.size, shared: keys.length - known.size - missing.size, miss: missing.size };
      for (const [result, parts] of Object.entries(counted))
        if (parts > 0) count('kardan_cache_lookups_total', { cache: 'search-parts', result }, parts);
      if (missing.size > 0) {
        const asking = ask(missing, known);
        for (const key of missing) inFlight.set(key, keepPart(key, asking, keep));
      }
      return Promise.all(keys.map(async (key) => known.get(key) ?? (inFlight.get(key) as Promise<AnswerPart>)));
    },
  };
}

/**
 * How old an answer may be: as long as it takes for about a thousandth of its hits to change. A narrow search has to show
 * every change soon; of 300,000 cars that a broad one finds, fewer than 300 change within two minutes when five of a
 * million change every second.
 */
export function maxAgeSeconds(total: number, seconds: number): number {
  return seconds * Math.min(12, Math.max(1, total / 25_000));
}

function entryOf(key: string, part: AnswerPart | undefined): [string, AnswerPart][] {
  return part ? [[key, part]] : [];
}

function partsOf(found: Map<string, AnswerPart>, keys: readonly string[]): AnswerPart[] {
  return keys.map((key) => found.get(key) as AnswerPart);
}
