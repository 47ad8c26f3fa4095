import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { effectiveState } from '../../db/effective-state.ts';

export interface PlannedChange {
  at: Date;
  publish: boolean;
  priceEur: number | null;
}

export interface DueChange extends PlannedChange {
  id: number;
  listingId: number;
  dealershipId: number;
  accountId: number | null;
  /** Somebody of the portal planned it for the dealership. */
  onBehalf: boolean;
  isSuspended: boolean;
}

export async function insertSchedule(
  tx: Tx,
  car: { id: number; dealershipId: number },
  { at, publish, priceEur }: PlannedChange,
  { accountId, onBehalf }: { accountId: number | null; onBehalf: boolean },
): Promise<void> {
  await sql`
    insert into listing_schedule (listing_id, dealership_id, at, publish, price_eur, account_id, on_behalf)
    values (
      ${car.id}, ${car.dealershipId}, ${at}, ${publish}, ${priceEur}, (select id from account where id = ${accountId}),
      ${onBehalf}
    )`.execute(tx);
}

/** Whether there was one to delete. */
export async function deleteSchedule(tx: Tx, listingId: number, scheduleId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('listingSchedule')
    .where('id', '=', scheduleId)
    .where('listingId', '=', listingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countSchedules(tx: Tx, listingId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('listingSchedule')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('listingId', '=', listingId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What is due and was not tried yet, the earliest first, without those that failed. */
export function loadDueSchedules(
  db: Database,
  limit: number,
  failed: readonly number[],
): Promise<{ id: number; listingId: number }[]> {
  return db
    .selectFrom('listingSchedule')
    .select(['id', 'listingId'])
    .where('at', '<=', sql<Date>`now()`)
    .where('refused', 'is', null)
    .where('id', '<>', sql<number>`all(${failed})`)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A change that is still due, held until the transaction ends; undefined when somebody has taken it back or done it. */
export function holdDueSchedule(tx: Tx, scheduleId: number): Promise<DueChange | undefined> {
  return tx
    .selectFrom('listingSchedule')
    .innerJoin('dealership', 'dealership.id', 'listingSchedule.dealershipId')
    .select(['listingSchedule.id', 'listingSchedule.listingId', 'listingSchedule.dealershipId'])
    .select(['listingSchedule.at', 'listingSchedule.publish', 'listingSchedule.priceEur'])
    .select(['listingSchedule.accountId', 'listingSchedule.onBehalf'])
    .select(sql<boolean>`${effectiveState} not in ('active', 'sandbox')`.as('isSuspended'))
    .where('listingSchedule.id', '=', scheduleId)
    .where('listingSchedule.at', '<=', sql<Date>`now()`)
    .where('refused', 'is', null)
    .forUpdate('listingSchedule')
    .executeTakeFirst();
}

/** Notes why a change could not be done; it is not tried again. */
export async function refuseSchedule(
  db: Database,
  scheduleId: number,
  refused: readonly { field: string; code: string }[],
): Promise<void> {
  await db
    .updateTable('listingSchedule')
    .set({ refused: JSON.stringify(refused) })
    .where('id', '=', scheduleId)
    .execute();
}
