import type { OperatorVersion } from '@kardan/contract/calls/operator/versions';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { type EditedVersion, loadVersionsToEdit } from './version-edit-store.ts';

/** A model's versions, hidden ones included; at most some 270. */
export async function listVersions(
  { db }: { db: Database },
  actor: Actor,
  modelId: number,
): Promise<{ items: OperatorVersion[] }> {
  requireOperator(actor);
  return { items: (await loadVersionsToEdit(db, modelId)).map(presentVersion) };
}

export function presentVersion({ hiddenAt, ...version }: EditedVersion): OperatorVersion {
  return { ...version, hidden: hiddenAt !== null };
}
