import { type Env, loadEnv } from '@kardan/core/env';

type Settings = Pick<
  Env,
  | ('LINK_SECRET' | 'ACCOUNT_SECRET' | 'FORM_SECRET' | 'CACHE_PURGE_SECRET' | 'S3_SECRET_KEY')
  | ('ACCOUNT_ENCRYPTION_KEYS' | 'TOKEN_PRIVATE_KEY')
>;

/** What the installation itself keeps secret, by its name: nothing that it tells or stores may hold one. */
export function installationSecrets(databaseUrl: string, env: Settings = loadEnv()): Map<string, string> {
  const { username, password } = new URL(databaseUrl);
  const { LINK_SECRET, ACCOUNT_SECRET, FORM_SECRET, CACHE_PURGE_SECRET, S3_SECRET_KEY } = env;
  const [encryptionKey = ''] = env.ACCOUNT_ENCRYPTION_KEYS.split(',');
  const [tokenKey = ''] = env.TOKEN_PRIVATE_KEY.split(',');
  return new Map([
    ...Object.entries({ LINK_SECRET, ACCOUNT_SECRET, FORM_SECRET, CACHE_PURGE_SECRET, S3_SECRET_KEY }),
    ['key of stored secrets', encryptionKey.split(':').at(-1) ?? ''],
    ['key of access tokens', tokenKey.trim()],
    // That of development is the product's name: it is looked for as an address and as a driver's settings would tell it.
    ['password of the database, in an address', `${username}:${password}@`],
    ['password of the database, in settings', `"password":"${password}"`],
  ]);
}
