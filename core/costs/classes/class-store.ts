import type { Body, Fuel } from '@kardan/contract/values/vehicle';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { outsideSandboxes } from '../../db/outside-sandboxes.ts';

/** Medians are as good of so many listings as of all, and take the same time whatever the size of the market. */
const listingsLookedAt = 60_000;

/** The middle car of a body and fuel, and what the middle one costs some years later. */
export interface ClassMedians {
  body: Body;
  fuel: Fuel;
  cars: number;
  priceEur: number;
  powerKw: number;
  continuousPowerKw: number | null;
  kerbWeightKg: number | null;
  consumptionL: number | null;
  consumptionKwh: number | null;
  co2GPerKm: number | null;
  laterCars: number;
  laterPriceEur: number;
}

/** Of cars on offer that were first registered in the year before a month, and in the year before another one. */
export async function loadClassMedians(
  db: Database,
  months: { young: string; old: string },
  leastCars: number,
): Promise<ClassMedians[]> {
  const yearBefore = (month: string) => sql`
    first_registration > ${month}::date - interval '1 year' and first_registration <= ${month}::date`;
  const median = (column: string) => sql`
    percentile_disc(0.5) within group (order by ${sql.ref(column)}) filter (where is_young)`;
  const { rows: sample } = await sql<{ percent: number }>`
    select least(100, 100.0 * ${listingsLookedAt}::int / greatest(reltuples, 1))::float8 as percent
    from pg_class where oid = 'listing'::regclass`.execute(db);
  const { rows } = await sql<ClassMedians>`
    select
      body,
      fuel,
      count(*) filter (where is_young)::int as cars,
      ${median('price_eur')} as price_eur,
      ${median('power_kw')} as power_kw,
      ${median('continuous_power_kw')} as continuous_power_kw,
      ${median('kerb_weight_kg')} as kerb_weight_kg,
      ${median('consumption_l')} as consumption_l,
      ${median('consumption_kwh')} as consumption_kwh,
      ${median('co2_g_per_km')} as co2_g_per_km,
      count(*) filter (where is_old)::int as later_cars,
      percentile_disc(0.5) within group (order by price_eur) filter (where is_old) as later_price_eur
    from (
      select *, ${yearBefore(months.young)} as is_young, ${yearBefore(months.old)} as is_old
      from listing tablesample system (${sample[0]?.percent ?? 100}) repeatable (1)
      where ${outsideSandboxes} and state in ('active', 'reserved') and category in ('used', 'one-year') and nova_included
    ) as car
    where is_young or is_old
    group by body, fuel
    having count(*) filter (where is_young) >= ${leastCars} and count(*) filter (where is_old) >= ${leastCars}
    order by body, fuel`.execute(db);
  return rows;
}
