import { LRUCache } from 'lru-cache';

/** Keeps the pictures asked for last, and makes each only once however many ask for it at the same time. */
export interface PictureCache {
  once(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

export function createPictureCache(maxBytes: number): PictureCache {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length });
  const inFlight = new Map<string, Promise<Buffer>>();
  return {
    once(key, make) {
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      const asked = inFlight.get(key);
      if (asked) return asked;
      const making = make()
        .then((bytes) => {
          kept.set(key, bytes);
          return bytes;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, making);
      return making;
    },
  };
}
