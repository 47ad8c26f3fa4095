import type { Database, Tx } from '../db/database.ts';
import { insertAgreement, loadAgreements, type StoredAgreement } from './going-public-store.ts';
import type { AcceptedVersion } from './missing-for-public.ts';
import { loadVersions, type StoredVersion } from './versions/version-store.ts';

export type { StoredAgreement } from './going-public-store.ts';
export type { StoredVersion } from './versions/version-store.ts';

/** All that a dealership has accepted, the newest first; whoever asks has been found to be allowed to. */
export function listAgreements({ db }: { db: Database }, dealershipId: number): Promise<StoredAgreement[]> {
  return loadAgreements(db, dealershipId);
}

/** Every version there is, of every kind. */
export function listAgreementVersions(db: Database | Tx): Promise<StoredVersion[]> {
  return loadVersions(db);
}

/** Keeps that somebody has accepted a version for a dealership; false when that was so before. */
export function keepAgreement(
  tx: Tx,
  agreement: AcceptedVersion & { dealershipId: number; accountId: number },
): Promise<boolean> {
  return insertAgreement(tx, agreement);
}
