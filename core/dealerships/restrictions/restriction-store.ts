import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { RestrictionFinding, RestrictionGround, RestrictionHaste, RestrictionKind } from '../../db/schema.gen.ts';

export interface NewRestriction {
  dealershipId: number;
  kind: RestrictionKind;
  facts: string;
  ground: RestrictionGround;
  clause: string;
  foundBy: RestrictionFinding;
  announcedAt: Date;
  effectiveAt: Date;
  atOnceBecause: RestrictionHaste | null;
  /** A day in Vienna. */
  complaintUntil: string;
  decidedBy: number | null;
}

export interface StoredRestriction extends Omit<NewRestriction, 'decidedBy'> {
  id: string;
  appliedAt: Date | null;
  liftedAt: Date | null;
  liftedBecause: string | null;
  /** By name, as all pages of the portal tell it. */
  decidedBy: string | null;
  /** By account, as whoever decides on a complaint is told apart from. */
  deciderId: number | null;
  liftedBy: string | null;
}

function restrictions(db: Database | Tx) {
  return db
    .selectFrom('dealershipRestriction as restriction')
    .leftJoin('account as decider', 'decider.id', 'restriction.decidedBy')
    .leftJoin('account as lifter', 'lifter.id', 'restriction.liftedBy')
    .select(['restriction.id', 'restriction.dealershipId', 'restriction.kind', 'restriction.facts'])
    .select(['restriction.ground', 'restriction.clause', 'restriction.foundBy', 'restriction.atOnceBecause'])
    .select(['restriction.announcedAt', 'restriction.effectiveAt', 'restriction.appliedAt'])
    .select(['restriction.liftedAt', 'restriction.liftedBecause'])
    .select(sql<string>`restriction.complaint_until::text`.as('complaintUntil'))
    .select('restriction.decidedBy as deciderId')
    .select(['decider.displayName as decidedBy', 'lifter.displayName as liftedBy']);
}

/** All that is or was held against a dealership, the newest first. */
export function loadRestrictions(db: Database | Tx, dealershipId: number): Promise<StoredRestriction[]> {
  return restrictions(db)
    .where('restriction.dealershipId', '=', dealershipId)
    .orderBy('restriction.announcedAt', 'desc')
    .orderBy('restriction.id', 'desc')
    .execute();
}

export function loadRestriction(db: Database | Tx, id: string): Promise<StoredRestriction | undefined> {
  return restrictions(db).where('restriction.id', '=', id).executeTakeFirst();
}

/** Its id; none when one of the kind is in force or announced. */
export async function insertRestriction(tx: Tx, restriction: NewRestriction): Promise<string | undefined> {
  const row = await tx
    .insertInto('dealershipRestriction')
    .values(restriction)
    .onConflict((conflict) => conflict.columns(['dealershipId', 'kind']).where('liftedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function markApplied(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('dealershipRestriction').set({ appliedAt: sql<Date>`now()` }).where('id', '=', id).execute();
}

export async function saveLifting(tx: Tx, id: string, lifting: { because: string; by: number | null }): Promise<void> {
  await tx
    .updateTable('dealershipRestriction')
    .set({ liftedAt: sql<Date>`now()`, liftedBecause: lifting.because, liftedBy: lifting.by })
    .where('id', '=', id)
    .execute();
}

/** What has come into force and is not done yet, the oldest first. */
export function loadDue(db: Database): Promise<{ id: string; dealershipId: number }[]> {
  return db
    .selectFrom('dealershipRestriction')
    .select(['id', 'dealershipId'])
    .where('effectiveAt', '<=', sql<Date>`now()`)
    .where('appliedAt', 'is', null)
    .where('liftedAt', 'is', null)
    .orderBy('effectiveAt')
    .execute();
}
