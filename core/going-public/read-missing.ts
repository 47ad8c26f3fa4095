import type { MissingField } from '@kardan/contract/calls/admin/profile';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database, Tx } from '../db/database.ts';
import { loadAgreements, loadLegalFacts } from './going-public-store.ts';
import { missingForPublic } from './missing-for-public.ts';
import { loadVersions } from './versions/version-store.ts';

/** What a dealership has not told or accepted yet; whoever asks has been found to be allowed to. */
export async function readMissing({ db }: { db: Database | Tx }, dealershipId: number): Promise<MissingField[]> {
  const legal = await loadLegalFacts(db, dealershipId);
  const accepted = await loadAgreements(db, dealershipId);
  return missingForPublic(legal, accepted, await loadVersions(db), viennaDay(Date.now()));
}
