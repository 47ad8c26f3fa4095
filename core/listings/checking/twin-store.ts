import type { StockState } from '@kardan/contract/values/stock';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface Twin {
  listingId: number;
  title: string;
  state: StockState;
  /** What it has in common with the car. */
  field: 'vin' | 'externalId';
  /** It was published once; otherwise it is only a draft. */
  isListing: boolean;
  /** The portal has blocked it, whatever its dealer did with it since. */
  isBlocked: boolean;
}

/** Of one car and one field: more help nobody, and those that matter come first. */
const maxTwinsTold = 20;

interface CarToTwin {
  id: number;
  vin: string | null;
  externalId: string | null;
}

/** Other cars of the dealership, drafts included, with the same VIN or number; those that keep it from being offered first. */
export async function loadTwins(
  db: Database | Tx,
  { dealershipId, ...car }: CarToTwin & { dealershipId: number },
): Promise<Twin[]> {
  const twins = await loadTwinsOfCars(db, dealershipId, [car]);
  return twins.get(car.id) ?? [];
}

/**
 * The same for many cars, by their ids. Each is looked up by itself (`offset 0`): of a stock that is just coming the planner knows
 * nothing, and would read all of it each time.
 */
export async function loadTwinsOfCars(
  db: Database | Tx,
  dealershipId: number,
  cars: readonly CarToTwin[],
): Promise<Map<number, Twin[]>> {
  const named = cars.filter(({ vin, externalId }) => vin !== null || externalId !== null);
  if (named.length === 0) return new Map();
  const { rows } = await sql<Twin & { of: number }>`
    with car as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as car (id bigint, vin text, "externalId" text)
    )
    select of, id as "listingId", title, state, field, is_listing as "isListing", is_blocked as "isBlocked" from (
    select twin.*, shared.field, row_number() over (
      partition by twin.of, shared.field
      order by twin.state in ('active', 'reserved') desc, twin.is_blocked desc, twin.id desc
    ) as place
    from (
      select car.id as of, car.vin as own_vin, car."externalId" as own_number,
        same.id, title, state::text, same.vin, external_id, true as is_listing, blocked_reason is not null as is_blocked
      from car cross join lateral (
        select * from listing where dealership_id = ${dealershipId} and vin = car.vin offset 0
      ) as same
      union
      select car.id, car.vin, car."externalId", same.id, title, state::text, same.vin, external_id, true,
        blocked_reason is not null
      from car cross join lateral (
        select * from listing where dealership_id = ${dealershipId} and external_id = car."externalId" offset 0
      ) as same
      union
      select car.id, car.vin, car."externalId", draft.id, coalesce(fields ->> 'title', ''), 'draft', fields ->> 'vin',
        fields ->> 'externalId', false, false
      from listing_draft as draft join car on fields ->> 'vin' = car.vin or fields ->> 'externalId' = car."externalId"
      where dealership_id = ${dealershipId} and not exists (select from listing where listing.id = draft.id)
    ) twin
    cross join lateral (
      select 'vin' as field where twin.vin = twin.own_vin
      union all select 'externalId' where twin.external_id = twin.own_number
    ) shared
    where twin.id <> twin.of
    ) numbered
    where place <= ${maxTwinsTold}
    order by of, field desc, place`.execute(db);
  return Map.groupBy(rows, ({ of }) => of);
}
