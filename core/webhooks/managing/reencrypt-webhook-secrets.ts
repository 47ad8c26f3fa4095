import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { reencryptSecret } from '../../kernel/encrypt-secret.ts';
import { secretOwner } from '../webhook-secret.ts';
import { loadAllSecrets, replaceEncrypted } from './webhook-store.ts';

/** Encrypts secrets of webhooks with the first key; gives how many it changed. */
export async function reencryptWebhookSecrets({ db, env }: { db: Database; env: Env }): Promise<number> {
  let changed = 0;
  for (const { id, ...stored } of await loadAllSecrets(db)) {
    for (const column of ['secretEncrypted', 'previousSecretEncrypted'] as const) {
      const from = stored[column];
      const to = from === null ? undefined : reencryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, secretOwner(id), from);
      if (from === null || to === undefined) continue;
      await replaceEncrypted(db, id, column, from, to);
      changed += 1;
    }
  }
  return changed;
}
