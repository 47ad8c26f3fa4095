import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { reencryptSecret } from '../../kernel/encrypt-secret.ts';
import { feedSecretOwner } from './feed-secret.ts';
import { loadFeedSecrets, replaceFeedSecret, replacePrivateKey } from './feed-source-store.ts';

/** Encrypts what feeds' sources are opened with under the first key; gives how many it changed. */
export async function reencryptFeedSecrets({ db, env }: { db: Database; env: Env }): Promise<number> {
  const keys = env.ACCOUNT_ENCRYPTION_KEYS;
  let changed = 0;
  for (const { feedId, secretEncrypted, privateKeyEncrypted } of await loadFeedSecrets(db)) {
    for (const [from, replace] of [
      [secretEncrypted, replaceFeedSecret],
      [privateKeyEncrypted, replacePrivateKey],
    ] as const) {
      const to = from === null ? undefined : reencryptSecret(keys, feedSecretOwner(feedId), from);
      if (from === null || to === undefined) continue;
      await replace(db, feedId, from, to);
      changed += 1;
    }
  }
  return changed;
}
