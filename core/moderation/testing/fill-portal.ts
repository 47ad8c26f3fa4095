import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { comparedPictures } from '../findings/inspecting/look-rules.ts';

interface PortalSize {
  cars: number;
  dealerships: number;
}

/**
 * Fills a portal with cars of all models in all states, of many dealerships, with VINs, numbers and looks of pictures. Looks are not
 * evenly spread, as those of photographs are not: skies and streets are alike.
 */
export async function fillPortal(db: Database, { cars, dealerships }: PortalSize): Promise<void> {
  const first = await buildDealership(db, { name: 'Erstes Haus' });
  await sql`
    insert into dealership (slug, state, name, legal_name, street, city_id, latitude, longitude, email)
    select 'haus-nummer-' || n, 'active', 'Haus ' || n || ' Muster', 'Haus ' || n, 'Hauptstraße 1', city_id, latitude,
      longitude, email
    from generate_series(2, ${dealerships}::int) as n, dealership where id = ${first.id}`.execute(db);
  await sql`
    insert into listing (id, dealership_id, state, category, make_id, model_id, slug, title, price_eur, mileage_km,
      first_registration, body, fuel, gearbox, power_kw, published_at, ended_at, blocked_reason, vin, external_id, updated_at)
    select n, house.ids[1 + n % cardinality(house.ids)], state, 'used', model.make_ids[place], model.ids[place],
      'wagen-' || n, 'Wagen ' || n, 5000 + n % 30000, n % 200000, '2020-01-01', 'estate', 'diesel', 'manual', 50 + n % 100,
      now(), case when state <> 'active' then now() end, case when state = 'blocked' then 'Test' end,
      'WVW' || lpad(n::text, 14, '0'), 'N' || n, now() - make_interval(secs => n)
    from generate_series(1, ${cars}::int) as n
    cross join (select array_agg(id order by id) as ids, array_agg(make_id order by id) as make_ids from model) as model
    cross join (select array_agg(id order by id) as ids from dealership) as house
    -- Half of all cars are of a few models.
    cross join lateral (select 1 + floor(power((n * 7919 % 10007) / 10007.0, 3) * cardinality(model.ids))::int as place) as chosen
    cross join lateral (
      select (case when n % 1000 = 0 then 'blocked' when n % 100 = 0 then 'withdrawn' when n % 10 = 0 then 'sold'
        when n % 11 = 0 then 'expired' else 'active' end)::listing_state as state
    ) as drawn`.execute(db);
  await sql`
    insert into car_look (listing_id, image_id, dealership_id, model_id, fingerprint)
    select listing.id, listing.id * ${comparedPictures}::int + picture, dealership_id, model_id,
      (floor(power(random(), 3) * 32768)::bigint << 48) | (floor(power(random(), 3) * 65536)::bigint << 32)
        | (floor(power(random(), 3) * 65536)::bigint << 16) | floor(power(random(), 3) * 65536)::bigint
    from listing cross join generate_series(1, ${comparedPictures}::int) as picture where state = 'active'`.execute(db);
}
