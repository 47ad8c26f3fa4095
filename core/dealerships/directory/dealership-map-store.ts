import type { MapBounds } from '@kardan/contract/calls/search/search-map';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { finestPrecision } from '../../search/map/map-cells.ts';
import { candidates } from './dealership-filter-store.ts';
import type { DealershipQuestion } from './dealership-question.ts';

/** Dealerships in one cell of the web's usual tile grid. */
export interface DealershipCell {
  count: number;
  /** The middle of them. */
  latitude: number;
  longitude: number;
  /** All of them in the finest cells, else the only one or none. */
  dealerships: { id: number; slug: string; name: string; latitude: number; longitude: number }[];
}

/** Matching dealerships within the bounds, by cells of a grid of 2 ^ precision columns and rows. */
export async function countDealershipCells(
  db: Database,
  question: DealershipQuestion,
  { bounds, precision }: { bounds: MapBounds; precision: number },
): Promise<DealershipCell[]> {
  const { north, south, west, east } = bounds;
  const scale = 2 ** precision;
  const { rows } = await sql<DealershipCell>`
    with
      candidate as materialized (${candidates(question)}),
      cell as (
        select
          count(*)::int, avg(latitude) as latitude, avg(longitude) as longitude,
          case when count(*) = 1 or ${precision >= finestPrecision} then array_agg(id) else '{}' end as ids
        from candidate
        where
          in_region and in_district and has_make
          and latitude between ${south} and ${north} and longitude between ${west} and ${east}
        group by
          floor((longitude + 180) / 360 * ${scale}::int),
          floor((1 - asinh(tan(radians(latitude))) / pi()) / 2 * ${scale}::int)
      )
    select
      count, latitude, longitude,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'slug', slug, 'name', name, 'latitude', dealership.latitude, 'longitude', dealership.longitude
        ) order by id), '[]')
        from dealership where id = any(cell.ids)
      ) as dealerships
    from cell
    order by count desc, latitude, longitude`.execute(db);
  return rows;
}
