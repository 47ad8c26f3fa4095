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
}

/** Other cars of the dealership, drafts included, with the same VIN or number; those on offer first. */
export async function loadTwins(
  db: Database | Tx,
  car: { id: number; dealershipId: number; vin: string | null; externalId: string | null },
): Promise<Twin[]> {
  const { id, dealershipId, vin, externalId } = car;
  if (vin === null && externalId === null) return [];
  const { rows } = await sql<Twin>`
    select twin.id as "listingId", twin.title, twin.state, shared.field, twin.is_listing as "isListing"
    from (
      select id, title, state::text, vin, external_id, true as is_listing from listing
      where dealership_id = ${dealershipId} and vin = ${vin}
      union
      select id, title, state::text, vin, external_id, true as is_listing from listing
      where dealership_id = ${dealershipId} and external_id = ${externalId}
      union
      select id, coalesce(fields ->> 'title', ''), 'draft', fields ->> 'vin', fields ->> 'externalId', false
      from listing_draft
      where dealership_id = ${dealershipId} and not exists (select from listing where listing.id = listing_draft.id)
        and (fields ->> 'vin' = ${vin} or fields ->> 'externalId' = ${externalId})
    ) twin
    cross join lateral (
      select 'vin' as field where twin.vin = ${vin}
      union all select 'externalId' where twin.external_id = ${externalId}
    ) shared
    where twin.id <> ${id}
    order by shared.field desc, twin.state in ('active', 'reserved') desc, twin.id desc
    limit 20`.execute(db);
  return rows;
}
