import type { Database } from '../db/database.ts';
import { findPostcodesCoordinates } from './postcode-store.ts';

/** Where postcodes lie at this moment, by postcode; those that do not exist are missing. Nothing is remembered. */
export async function locatePostcodes({ db }: { db: Database }, postcodes: readonly string[]) {
  const places = postcodes.length > 0 ? await findPostcodesCoordinates(db, postcodes) : [];
  return new Map(places.map(({ postcode, latitude, longitude }) => [postcode, { latitude, longitude }]));
}
