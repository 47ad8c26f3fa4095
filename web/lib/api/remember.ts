import { count } from '@kardan/telemetry/metrics/record';

interface Remembered {
  value: Promise<unknown>;
  until: number;
}

const remembered = new Map<string, Remembered>();

/** Asks once and keeps the answer for a while: for names and other things that hardly change. A failure is not kept. */
export function remember<T>(key: string, seconds: number, load: () => Promise<T>): Promise<T> {
  const known = remembered.get(key);
  const isKept = known !== undefined && known.until > Date.now();
  count('kardan_cache_lookups_total', { cache: 'web-names', result: isKept ? 'hit' : 'miss' });
  if (isKept) return known.value as Promise<T>;
  const value = load();
  remembered.set(key, { value, until: Date.now() + seconds * 1000 });
  value.catch(() => {
    if (remembered.get(key)?.value === value) remembered.delete(key);
  });
  return value;
}
