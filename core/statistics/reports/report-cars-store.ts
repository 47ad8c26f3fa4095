import type { ReportCar } from '@kardan/contract/calls/admin/reports';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { sumsOfKinds } from '../kinds-store.ts';
import { type StoredCounts, toCounts } from '../reading/counts.ts';
import { type Span, splitPeriod } from '../reading/period.ts';
import { type ListingFilter, rowsOfListings } from '../reading/top-listings-store.ts';

type StoredCar = StoredCounts & Pick<ReportCar, 'listingId' | 'title'>;

/** Whole months from their own table: a car's days are kept for thirteen months only. All cars unless told how many. */
export async function loadReportCars(
  db: Database,
  filter: ListingFilter,
  period: Span,
  limit?: number,
): Promise<ReportCar[]> {
  const parts = splitPeriod(period, viennaDay(Date.now()));
  const { rows } = await sql<StoredCar>`
    select car.*, listing.title
    from (
      select listing_id, ${sumsOfKinds} from (${rowsOfListings(filter, parts)}) as told group by listing_id
    ) as car
    left join listing on listing.id = car.listing_id
    order by car.views desc, car.inquiries + car.phones_shown desc, car.impressions desc, car.listing_id
    limit ${limit ?? null}::int`.execute(db);
  return rows.map(({ listingId, title, ...counts }) => ({ listingId, title, ...toCounts(counts) }));
}
