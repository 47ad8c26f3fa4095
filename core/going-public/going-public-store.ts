import type { AgreementKind } from '@kardan/contract/values/dealership-profile';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { AcceptedVersion } from './missing-for-public.ts';

/** What decides whether a dealership may go public. */
export function loadLegalFacts(db: Database | Tx, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .select(['legalName', 'legalForm', 'seat', 'companyRegisterNumber', 'companyRegisterCourt'])
    .select(['gisaNumber', 'tradeAuthority', 'chamber', 'rulesUrl', 'managingPersons'])
    .where('id', '=', dealershipId)
    .executeTakeFirstOrThrow();
}

export interface StoredAgreement extends AcceptedVersion {
  acceptedAt: Date;
  acceptedBy: string;
}

/** All that a dealership has accepted, the newest first. */
export async function loadAgreements(db: Database | Tx, dealershipId: number): Promise<StoredAgreement[]> {
  const rows = await db
    .selectFrom('agreement')
    .select(['kind', 'version', 'acceptedAt', 'acceptedBy'])
    .where('dealershipId', '=', dealershipId)
    .orderBy('acceptedAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as AgreementKind }));
}

/** Keeps that a version was accepted, under the name the person has today; false when it was accepted before. */
export async function insertAgreement(
  tx: Tx,
  agreement: AcceptedVersion & { dealershipId: number; accountId: number },
): Promise<boolean> {
  const row = await tx
    .insertInto('agreement')
    .values({
      ...agreement,
      acceptedBy: sql<string>`(select display_name from account where id = ${agreement.accountId})`,
    })
    .onConflict((conflict) => conflict.columns(['dealershipId', 'kind', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a car of the dealership was ever public. */
export async function hasPublished(tx: Tx, dealershipId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('listing')
    .select('id')
    .where('dealershipId', '=', dealershipId)
    .where('publishedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isSandbox(tx: Tx, dealershipId: number): Promise<boolean> {
  const row = await tx.selectFrom('dealership').select('sandboxOf').where('id', '=', dealershipId).executeTakeFirst();
  return (row?.sandboxOf ?? null) !== null;
}

/** Whether a restriction is in force by which no further car goes online. */
export async function hasBanOnNewOffers(db: Database | Tx, dealershipId: number): Promise<boolean> {
  const row = await db
    .selectFrom('dealershipRestriction')
    .select('id')
    .where('dealershipId', '=', dealershipId)
    .where('kind', '=', 'no-new-listings')
    .where('liftedAt', 'is', null)
    .where('effectiveAt', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}
