import type { MadeApiKey, NewApiKey } from '@kardan/contract/calls/admin/api-keys';
import { keyBounds } from '@kardan/contract/values/api-keys';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import type { Actor } from '../actor.ts';
import { accountOf } from '../policies.ts';
import { requireFresh } from '../second-factor/require-fresh.ts';
import { findKeyOwner, type NamedKeyOwner } from './find-key-owner.ts';
import { insertKey, loadKeys, lockKey, lockKeysOf, type StoredKey } from './key-store.ts';
import { newKeyId, newKeyToken } from './key-token.ts';
import { noticeKey } from './mails/notice-key.ts';
import { presentKey, stateOf } from './present-key.ts';
import { recordKeyAct } from './record-key-act.ts';

/** Makes a key for a dealer's own system. What it is called with is told here and never again; its owners get a mail. */
export async function createKey(
  { db }: { db: Database },
  actor: Actor,
  named: NamedKeyOwner,
  wanted: NewApiKey,
): Promise<MadeApiKey> {
  const owner = await findKeyOwner({ db }, actor, named, 'change');
  return inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    await lockKeysOf(tx, owner);
    const live = (await loadKeys(tx, owner, { endedDays: 0 })).filter((key) => stateOf(key) === 'live');
    if (live.length >= keyBounds.live) throw new Failure('too-many-keys');
    const { id, secretHash, token } = newKeyToken(newKeyId());
    await insertKey(tx, owner, { ...wanted, id, secretHash, createdBy: accountOf(actor) });
    const key = (await lockKey(tx, owner, id)) as StoredKey;
    await recordKeyAct(tx, actor, owner, { action: 'api-key.created', after: key });
    await noticeKey(tx, owner, { keyId: id, notice: 'made' });
    return { key: presentKey(key), token };
  });
}
