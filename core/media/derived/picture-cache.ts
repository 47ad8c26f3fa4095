import { LRUCache } from 'lru-cache';

/** Keeps the pictures asked for last. */
export interface PictureCache {
  get(key: string): Buffer | undefined;
  keep(key: string, bytes: Buffer): void;
  /** The picture that is kept here, or what this reads, which is kept then: read once however many ask at the same time. */
  read(key: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>;
}

/** A picture that was withheld is delivered from memory no longer than this. */
const maxAgeMs = 10 * 60_000;

export function createPictureCache(maxBytes: number): PictureCache {
  const sizeCalculation = (bytes: Buffer) => bytes.length;
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation, ttl: maxAgeMs });
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  return {
    get: (key) => kept.get(key),
    keep: (key, bytes) => void kept.set(key, bytes),
    read(key, read) {
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      const asked = inFlight.get(key);
      if (asked) return asked;
      const reading = read()
        .then((bytes) => {
          if (bytes) kept.set(key, bytes);
          return bytes;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, reading);
      return reading;
    },
  };
}
