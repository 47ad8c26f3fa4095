import { type RawBuilder, sql } from 'kysely';

/** Which cars are like a car for its figures: same body, price range and age; `day` says how old it is. */
export function segmentOf(listing: string, day: RawBuilder<unknown>): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${listing}.${name}`);
  const months = sql`(extract(year from age(${day}, ${column('first_registration')}::date)) * 12
    + extract(month from age(${day}, ${column('first_registration')}::date)))`;
  return sql`concat_ws('/',
    ${column('body')},
    width_bucket(${column('price_eur')}::integer, array[5000, 10000, 15000, 20000, 30000, 50000, 80000]),
    width_bucket(coalesce(${months}, 0)::integer, array[12, 48, 96, 180]))`;
}
