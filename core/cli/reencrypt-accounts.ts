import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { reencryptSecrets } from '../operations/reencrypt-secrets.ts';
import { say } from './terminal.ts';

/** `pnpm accounts:reencrypt`: after a new key was put in front of ACCOUNT_ENCRYPTION_KEYS; the old one can go afterwards. */
const env = loadEnv();
const db = openDatabase({ ...env, DATABASE_POOL_SIZE: 1 });
try {
  say(`${await reencryptSecrets({ db, env })} secrets encrypted anew`);
} finally {
  await db.destroy();
}
