import type { ApiKey, ApiKeyChange, MadeApiKey } from '@kardan/contract/calls/admin/api-keys';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import type { Actor } from '../actor.ts';
import { requireFresh } from '../second-factor/require-fresh.ts';
import { findKeyOwner, type NamedKeyOwner } from './find-key-owner.ts';
import { type KeyOwner, lockKey, type StoredKey, saveRevoked, saveSecret, updateKey } from './key-store.ts';
import { newKeyToken } from './key-token.ts';
import { noticeKey } from './mails/notice-key.ts';
import { presentKey, stateOf } from './present-key.ts';
import { recordKeyAct } from './record-key-act.ts';

/**
 * Changes what a key may be used for, from where and until when; its secret stays. Its owners are told where
 * that is more than before.
 */
export async function changeKey(
  { db }: { db: Database },
  actor: Actor,
  named: NamedKeyOwner,
  keyId: string,
  change: ApiKeyChange,
): Promise<ApiKey> {
  const owner = await findKeyOwner({ db }, actor, named, 'change');
  return inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    const before = await holdLiveKey(tx, owner, keyId);
    await updateKey(tx, keyId, change);
    const after = (await lockKey(tx, owner, keyId)) as StoredKey;
    await recordKeyAct(tx, actor, owner, { action: 'api-key.changed', before, after });
    if (isWider(before, after)) await noticeKey(tx, owner, { keyId, notice: 'widened' });
    return presentKey(after);
  });
}

/** Whether a key may do more, from more places or for longer; from anywhere where no network is named. */
function isWider(before: StoredKey, after: StoredKey): boolean {
  const isNew = (known: readonly string[]) => (each: string) => !known.includes(each);
  const networks =
    before.networks.length > 0 && (after.networks.length === 0 || after.networks.some(isNew(before.networks)));
  return networks || after.scopes.some(isNew(before.scopes)) || after.expiresAt > before.expiresAt;
}

/** Gives a key a new secret at once; the one of before goes on as long as is wanted, so that no call fails meanwhile. */
export async function rotateKey(
  { db }: { db: Database },
  actor: Actor,
  named: NamedKeyOwner,
  keyId: string,
  { overlapDays }: { overlapDays: number },
): Promise<MadeApiKey> {
  const owner = await findKeyOwner({ db }, actor, named, 'change');
  return inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    await holdLiveKey(tx, owner, keyId);
    const { token, secretHash } = newKeyToken(keyId);
    await saveSecret(tx, keyId, secretHash, overlapDays);
    const key = (await lockKey(tx, owner, keyId)) as StoredKey;
    await recordKeyAct(tx, actor, owner, { action: 'api-key.rotated', after: key });
    await noticeKey(tx, owner, { keyId, notice: 'rotated' });
    return { key: presentKey(key), token };
  });
}

/** Ends a key with all its secrets, from the next call on; once more changes nothing. Whoever is in a hurry needs no fresh sign-in. */
export async function revokeKey(
  { db }: { db: Database },
  actor: Actor,
  named: NamedKeyOwner,
  keyId: string,
): Promise<void> {
  const owner = await findKeyOwner({ db }, actor, named, 'change');
  await inTransaction(db, async (tx) => {
    const key = await lockKey(tx, owner, keyId);
    if (!key) throw new NotFound('key');
    if (stateOf(key) === 'revoked') return;
    await saveRevoked(tx, keyId);
    await recordKeyAct(tx, actor, owner, { action: 'api-key.revoked', before: key });
  });
}

/** One that was revoked never comes back; one that has ended may be given more time. */
async function holdLiveKey(tx: Tx, owner: KeyOwner, keyId: string): Promise<StoredKey> {
  const key = await lockKey(tx, owner, keyId);
  if (!key || stateOf(key) === 'revoked') throw new NotFound('key');
  return key;
}
