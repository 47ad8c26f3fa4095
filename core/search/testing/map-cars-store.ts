import type { MapBounds } from '@kardan/contract/calls/search/search-map';
import type { Fuel } from '@kardan/contract/values/vehicle';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface MapCar {
  id: number;
  dealershipId: number;
  priceEur: number;
  novaIncluded: boolean;
  state: 'active' | 'reserved';
}

/** The cars on offer that stand within the bounds, as the database knows them. */
export async function carsWithin(db: Database, bounds: MapBounds, fuel?: Fuel): Promise<MapCar[]> {
  const { rows } = await sql<MapCar>`
    select listing.id, dealership_id, price_eur, nova_included, listing.state
    from listing
    join dealership on dealership.id = dealership_id
    left join city on city.id = listing.city_id
    where listing.state in ('active', 'reserved') and dealership.state = 'active'
      and (${fuel ?? null}::fuel is null or fuel = ${fuel ?? null}::fuel)
      and coalesce(city.latitude, dealership.latitude) between ${bounds.south} and ${bounds.north}
      and coalesce(city.longitude, dealership.longitude) between ${bounds.west} and ${bounds.east}`.execute(db);
  return rows;
}
