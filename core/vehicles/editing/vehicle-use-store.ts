import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** One of them. */
export interface VehicleScope {
  makeId?: number;
  modelId?: number;
  versionId?: number;
}

/** Cars of a vehicle that are on offer or in preparation, and whose they are; by the index of models, without the cars themselves. */
export async function countCars(
  db: Database | Tx,
  scope: VehicleScope,
): Promise<{ cars: number; dealerships: number }> {
  const { rows } = await sql<{ cars: number; dealerships: number }>`
    select count(*)::integer as cars, count(distinct dealership_id)::integer as dealerships
    from listing where ${isOf(scope)}`.execute(db);
  return rows[0] ?? { cars: 0, dealerships: 0 };
}

export async function isInUse(tx: Tx, scope: VehicleScope): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from listing where ${isOf(scope)}) as used`.execute(tx);
  return rows[0]?.used === true;
}

function isOf({ makeId, modelId, versionId }: VehicleScope) {
  const kept = sql`state in ('draft', 'active', 'reserved')`;
  if (makeId !== undefined) return sql`model_id in (select id from model where make_id = ${makeId}) and ${kept}`;
  if (modelId !== undefined) return sql`model_id = ${modelId} and ${kept}`;
  return sql`model_id = (select model_id from version where id = ${versionId}) and version_id = ${versionId} and ${kept}`;
}
