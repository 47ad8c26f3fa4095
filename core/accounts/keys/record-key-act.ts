import type { AuditAction } from '@kardan/contract/values/audit';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { Actor } from '../actor.ts';
import type { KeyOwner, StoredKey } from './key-store.ts';

interface KeyAct {
  action: Extract<AuditAction, `api-key.${string}`>;
  before?: StoredKey;
  after?: StoredKey;
}

/** Puts on record what was done with a key; a group's belongs to no dealership. */
export async function recordKeyAct(
  tx: Tx,
  actor: Actor,
  owner: KeyOwner,
  { action, before, after }: KeyAct,
): Promise<void> {
  const key = (after ?? before) as StoredKey;
  await recordAct(tx, actor, {
    action,
    ...('dealershipId' in owner && { dealershipId: owner.dealershipId }),
    object: { id: key.id, label: key.name },
    ...(before && { before: told(before) }),
    ...(after && { after: told(after) }),
  });
}

function told({ name, scopes, networks, expiresAt, previousUntil }: StoredKey) {
  return { name, scopes, networks, expiresAt, ...(previousUntil && { previousUntil }) };
}
