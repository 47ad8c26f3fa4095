import { type AgreementKind, agreementKinds } from '@kardan/contract/values/dealership-profile';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database, Tx } from '../../db/database.ts';
import { validVersion } from './version-rules.ts';
import { loadVersions } from './version-store.ts';

interface ValidAgreement {
  kind: AgreementKind;
  version: string;
  validFrom: string;
  textUrl: string | null;
}

/** What a dealership agrees to that is let in today: one version of each kind. */
export async function listValidAgreements(db: Database | Tx, now = new Date()): Promise<ValidAgreement[]> {
  const versions = await loadVersions(db);
  return agreementKinds.flatMap((kind) => {
    const valid = validVersion(versions, kind, viennaDay(now));
    return valid ? [{ kind, version: valid.version, validFrom: valid.validFrom, textUrl: valid.textUrl }] : [];
  });
}
