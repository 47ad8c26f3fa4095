import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface Look {
  accountId: number;
  dealershipId: number;
  /** What was looked at within the dealership. */
  object: string;
}

export async function hasLookedThisHour(db: Database, { accountId, dealershipId, object }: Look): Promise<boolean> {
  const row = await db
    .selectFrom('actingLook')
    .select('hour')
    .where('accountId', '=', accountId)
    .where('dealershipId', '=', dealershipId)
    .where('object', '=', object)
    .where('hour', '=', thisHour)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when somebody has kept it in the meantime. */
export async function insertLook(tx: Tx, look: Look): Promise<boolean> {
  const row = await tx
    .insertInto('actingLook')
    .values({ ...look, hour: thisHour })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hour')
    .executeTakeFirst();
  return row !== undefined;
}

const thisHour = sql<Date>`date_trunc('hour', now())`;

/** Of what lies longer back the record tells. */
export async function deleteOldLooks(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('actingLook')
    .where('hour', '<', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function insertGrant(
  tx: Tx,
  { minutes, ...grant }: { accountId: number; dealershipId: number; reason: string; minutes: number },
): Promise<Date> {
  const { until } = await tx
    .insertInto('actingGrant')
    .values({ ...grant, until: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .returning('until')
    .executeTakeFirstOrThrow();
  return until;
}

/** Whether an operator has declared a dealership within the last 24 hours. */
export async function hasGrantOfToday(tx: Tx, accountId: number, dealershipId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('actingGrant')
    .select('id')
    .where('accountId', '=', accountId)
    .where('dealershipId', '=', dealershipId)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The one that lasts longest; a dealership's holds for its sandbox too. */
export function loadGrant(db: Database | Tx, accountId: number, dealershipId: number) {
  return db
    .selectFrom('actingGrant')
    .select(['until', 'reason'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('until', '>', sql<Date>`now()`)
    .where(
      sql<boolean>`dealership_id in (
        select ${dealershipId}::integer union select sandbox_of from dealership where id = ${dealershipId}
      )`,
    )
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Ends what goes on; gives how many did. */
export async function endGrants(tx: Tx, accountId: number, dealershipId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('actingGrant')
    .set({ endedAt: sql<Date>`now()` })
    .where('accountId', '=', accountId)
    .where('dealershipId', '=', dealershipId)
    .where('endedAt', 'is', null)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function loadDealershipName(tx: Tx, dealershipId: number): Promise<string> {
  const row = await tx.selectFrom('dealership').select('name').where('id', '=', dealershipId).executeTakeFirst();
  return row?.name ?? '';
}
