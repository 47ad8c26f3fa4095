import type { ProfileGap } from '@kardan/contract/values/reports';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** What buyers look for and the profile does not say. */
export async function loadProfileGaps(db: Database, dealershipId: number): Promise<ProfileGap[]> {
  const { rows } = await sql<{ gaps: ProfileGap[] }>`
    select array_remove(array[
      case when coalesce(phone, '') = '' then 'phone' end,
      case when not exists (select from dealership_opening_hours where dealership_id = dealership.id) then 'opening-hours' end,
      case when description = '' then 'description' end,
      case when logo_image_id is null then 'logo' end
    ], null) as gaps
    from dealership where id = ${dealershipId}`.execute(db);
  return rows[0]?.gaps ?? [];
}
