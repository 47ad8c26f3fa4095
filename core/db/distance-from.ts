import { type RawBuilder, sql } from 'kysely';
import { type Coordinates, earthRadiusKm } from '../kernel/distance.ts';

/**
 * Kilometres from a place to where a row of this table lies (its columns `latitude` and `longitude`): the great circle of
 * core/kernel/distance.ts, so that distances agree everywhere.
 */
export function distanceKmFrom({ latitude, longitude }: Coordinates, table: string): RawBuilder<number> {
  const [rowLatitude, rowLongitude] = [sql.ref(`${table}.latitude`), sql.ref(`${table}.longitude`)];
  return sql`${2 * earthRadiusKm}::double precision * asin(sqrt(least(1,
    sin(radians(${rowLatitude} - ${latitude}::double precision) / 2) ^ 2
    + cos(radians(${latitude}::double precision)) * cos(radians(${rowLatitude}))
      * sin(radians(${rowLongitude} - ${longitude}::double precision) / 2) ^ 2
  )))`;
}
