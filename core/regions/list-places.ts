import type { Database, Tx } from '../db/database.ts';
import { loadPlacesOfPostcode } from './postcode-store.ts';

/** The places that a postcode means, with their districts, the largest first. */
export async function listPlaces(db: Database | Tx, postcode: string) {
  const places = await loadPlacesOfPostcode(db, postcode);
  return places.map(({ districtId, districtSlug, districtName, ...place }) => ({
    ...place,
    district: { id: districtId, slug: districtSlug, name: districtName },
  }));
}
