import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import type { Coordinates } from '../kernel/distance.ts';
import { findPostcodeCoordinates } from './postcode-store.ts';

const minuteMs = 60_000;
const known = new WeakMap<Database, LRUCache<string, Coordinates | 'unknown'>>();

/** Where a postcode lies; remembered for five minutes, since every search around a place asks. */
export async function locatePostcode({ db }: { db: Database }, postcode: string): Promise<Coordinates | null> {
  let places = known.get(db);
  if (!places) {
    places = new LRUCache({
      max: 5_000,
      ttl: 5 * minuteMs,
      fetchMethod: async (wanted) => (await findPostcodeCoordinates(db, wanted)) ?? 'unknown',
    });
    known.set(db, places);
  }
  const place = await places.fetch(postcode);
  return place === undefined || place === 'unknown' ? null : place;
}
