import type { City } from '@kardan/contract/calls/regions/regions';
import type { Database } from '../../db/database.ts';
import { loadCitiesOfDistrict } from './city-store.ts';

/** The cities of a district, the largest first. */
export function listDistrictCities({ db }: { db: Database }, districtId: number): Promise<City[]> {
  return loadCitiesOfDistrict(db, districtId);
}
