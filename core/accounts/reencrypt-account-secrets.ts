import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { reencryptSecret } from '../kernel/encrypt-secret.ts';
import { loadAllTotps, replaceEncrypted } from './second-factor/totp-store.ts';
import { totpOwner } from './second-factor/use-totp.ts';
import { secretOwner } from './sso/open-provider.ts';
import { loadAllProviders, replaceProviderSecret } from './sso/provider-store.ts';

/** Encrypts secrets of one-time passwords and of company accounts with the first key; gives how many it changed. */
export async function reencryptAccountSecrets({ db, env }: { db: Database; env: Env }): Promise<number> {
  const keys = env.ACCOUNT_ENCRYPTION_KEYS;
  let changed = 0;
  for (const { accountId, ...stored } of await loadAllTotps(db)) {
    for (const column of ['secretEncrypted', 'pendingEncrypted'] as const) {
      const from = stored[column];
      const to = from === null ? undefined : reencryptSecret(keys, totpOwner(accountId), from);
      if (from === null || to === undefined) continue;
      await replaceEncrypted(db, accountId, column, from, to);
      changed += 1;
    }
  }
  for (const { id, groupId, secretEncrypted: from } of await loadAllProviders(db)) {
    const to = reencryptSecret(keys, secretOwner(groupId), from);
    if (to === undefined) continue;
    await replaceProviderSecret(db, id, from, to);
    changed += 1;
  }
  return changed;
}
