import { count } from '@kardan/telemetry/metrics/record';
import { LRUCache } from 'lru-cache';

/** Names of makes, models and districts make tens of thousands of keys, and each answer some kilobytes. */
const maxEntries = 2_000;

const remembered = new LRUCache<string, Promise<unknown>>({ max: maxEntries });

/** Asks once and keeps the answer for a while: for names and other things that hardly change. A failure is not kept. */
export function remember<T>(key: string, seconds: number, load: () => Promise<T>): Promise<T> {
  const known = remembered.get(key);
  count('kardan_cache_lookups_total', { cache: 'web-names', result: known ? 'hit' : 'miss' });
  if (known) return known as Promise<T>;
  const value = load();
  remembered.set(key, value, { ttl: seconds * 1000 });
  value.catch(() => {
    if (remembered.peek(key) === value) remembered.delete(key);
  });
  return value;
}
