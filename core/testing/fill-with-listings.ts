import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { buildDealership } from './build-dealership.ts';

/** Inserts this many plain active listings in one statement: mass, not variety. Their ids start at 1. */
export async function fillWithListings(db: Database, count: number): Promise<void> {
  const { id: dealershipId } = await buildDealership(db);
  await sql`
    insert into listing (id, dealership_id, state, category, make_id, model_id, slug, title, price_eur, mileage_km,
      first_registration, body, fuel, gearbox, power_kw, published_at)
    select n, ${dealershipId}, 'active', 'used', model.make_id, model.id, 'wagen-' || n, 'Wagen ' || n, 5000 + n % 30000,
      n % 200000, '2020-01-01', 'estate', 'diesel', 'manual', 50 + n % 100, now() - make_interval(mins => n % 100000)
    from generate_series(1, ${count}::int) as n
    join lateral (select id, make_id from model order by id limit 1 offset n % 50) as model on true`.execute(db);
  await sql`
    select count(nextval(pg_get_serial_sequence('listing', 'id'))) from generate_series(1, ${count}::int)`.execute(db);
}
