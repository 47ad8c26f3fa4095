import { reencryptAccountSecrets } from '../accounts/reencrypt-account-secrets.ts';
import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { reencryptFeedSecrets } from '../feeds/sources/reencrypt-feed-secrets.ts';
import { reencryptWebhookSecrets } from '../webhooks/managing/reencrypt-webhook-secrets.ts';
import { say } from './terminal.ts';

/** Every room that stores secrets brings its own under the first key. */
const rooms = [reencryptAccountSecrets, reencryptFeedSecrets, reencryptWebhookSecrets];

/** `pnpm accounts:reencrypt`: after a new key was put in front of ACCOUNT_ENCRYPTION_KEYS; the old one can go afterwards. */
const env = loadEnv();
const db = openDatabase({ ...env, DATABASE_POOL_SIZE: 1 });
try {
  let changed = 0;
  for (const reencrypt of rooms) changed += await reencrypt({ db, env });
  say(`${changed} secrets encrypted anew`);
} finally {
  await db.destroy();
}
