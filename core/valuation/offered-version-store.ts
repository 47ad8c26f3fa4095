import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { outsideSandboxes } from '../db/outside-sandboxes.ts';

/** Which model and version cars were offered as that had this national code, the most common first. */
export async function loadVersionsOfferedWithCode(db: Database, nationalCode: string) {
  const { rows } = await sql<{ modelId: number; versionId: number | null; cars: number }>`
    select model_id as "modelId", version_id as "versionId", count(*) as cars
    from listing where national_code = ${nationalCode} and published_at is not null and ${outsideSandboxes}
    group by 1, 2 order by 3 desc, 1, 2 limit 50`.execute(db);
  return rows;
}

/** How many of the newest cars of a version on offer have which equipment. */
export async function loadUsualEquipment(db: Database, modelId: number, versionId: number, limit: number) {
  const { rows } = await sql<{ key: EquipmentKey; having: number; cars: number }>`
    with offered as (
      select equipment from listing
      where model_id = ${modelId} and version_id = ${versionId} and state in ('active', 'reserved', 'sold')
        and cardinality(equipment) > 0 and ${outsideSandboxes}
      order by id desc limit ${limit}
    )
    select item::text as key, count(*) as having, (select count(*) from offered) as cars
    from offered cross join lateral unnest(equipment) as item
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}
