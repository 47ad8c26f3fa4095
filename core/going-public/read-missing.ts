import type { MissingField } from '@kardan/contract/calls/admin/profile';
import type { Database } from '../db/database.ts';
import { loadAgreements, loadLegalFacts } from './going-public-store.ts';
import { missingForPublic } from './missing-for-public.ts';

/** What a dealership has not told or accepted yet; whoever asks has been found to be allowed to. */
export async function readMissing({ db }: { db: Database }, dealershipId: number): Promise<MissingField[]> {
  return missingForPublic(await loadLegalFacts(db, dealershipId), await loadAgreements(db, dealershipId));
}
