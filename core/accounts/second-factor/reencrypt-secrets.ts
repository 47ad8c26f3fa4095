import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { secretOwner } from '../sso/open-provider.ts';
import { loadAllProviders, replaceProviderSecret } from '../sso/provider-store.ts';
import { decryptSecret, encryptSecret, isCurrent } from './encrypt-secret.ts';
import { loadAllTotps, replaceEncrypted } from './totp-store.ts';

/** Encrypts every secret with the first key of the list, so that older keys can be left out; gives how many it changed. */
export async function reencryptSecrets({ db, env }: { db: Database; env: Env }): Promise<number> {
  const keys = env.ACCOUNT_ENCRYPTION_KEYS;
  let changed = 0;
  for (const { accountId, ...stored } of await loadAllTotps(db)) {
    for (const column of ['secretEncrypted', 'pendingEncrypted'] as const) {
      const from = stored[column];
      if (from === null || isCurrent(keys, from)) continue;
      const to = encryptSecret(keys, accountId, decryptSecret(keys, accountId, from));
      await replaceEncrypted(db, accountId, column, from, to);
      changed += 1;
    }
  }
  for (const { id, groupId, secretEncrypted: from } of await loadAllProviders(db)) {
    if (isCurrent(keys, from)) continue;
    const owner = secretOwner(groupId);
    await replaceProviderSecret(db, id, from, encryptSecret(keys, owner, decryptSecret(keys, owner, from)));
    changed += 1;
  }
  return changed;
}
