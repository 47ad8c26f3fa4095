import type { Database } from '../db/database.ts';
import type { Media } from './media.ts';
import { originalKey, sourceKey } from './object-keys.ts';
import { listObjects } from './objects.ts';
import { loadContentHashes } from './picture-store.ts';

/** A million pictures are compared by four thousand at a time. */
const parts = Array.from({ length: 256 }, (_, part) => part.toString(16).padStart(2, '0'));

/**
 * Compares the pictures that the database names with what is in the store, and gives the hashes of those that are not there, neither
 * before the public nor withheld. Asks for lists of the store, not for each picture: a million of them are two thousand questions.
 */
export async function findMissingPictures(
  { db, media }: { db: Database; media: Media },
  report: (done: number, total: number) => void = () => {},
): Promise<{ named: number; missing: string[] }> {
  const missing: string[] = [];
  let named = 0;
  for (const [index, part] of parts.entries()) {
    const hashes = await loadContentHashes(db, part);
    if (hashes.length > 0) {
      const kept = await keptKeys(media, part);
      missing.push(...hashes.filter((hash) => !kept.has(originalKey(hash)) && !kept.has(sourceKey(hash))));
    }
    named += hashes.length;
    report(index + 1, parts.length);
  }
  return { named, missing };
}

async function keptKeys(media: Media, hashStart: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const prefix of [originalKey(hashStart), sourceKey(hashStart)])
    for await (const objects of listObjects(media, prefix)) for (const { key } of objects) keys.add(key);
  return keys;
}
