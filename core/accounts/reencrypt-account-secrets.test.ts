import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../env.ts';
import { decryptSecret, encryptSecret } from '../kernel/encrypt-secret.ts';
import { buildAccount } from '../testing/build-account.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { reencryptAccountSecrets } from './reencrypt-account-secrets.ts';
import { totpOwner } from './second-factor/use-totp.ts';

const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;
const [older, newer] = [key('older'), key('newer')];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a secret opens with the key that it names, for its owner alone, and not when a byte of it was changed', () => {
  const stored = encryptSecret(older, 'seven', 'GEHEIM');
  expect(stored).toMatch(/^older\.[\w-]+$/);
  expect(encryptSecret(older, 'seven', 'GEHEIM')).not.toBe(stored);
  expect(decryptSecret(`${newer},${older}`, 'seven', stored)).toBe('GEHEIM');
  expect(() => decryptSecret(older, 'eight', stored)).toThrow();
  expect(() => decryptSecret(newer, 'seven', stored)).toThrow('lacks the key older');
  const bytes = Buffer.from(stored.slice('older.'.length), 'base64url');
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] as number) ^ 1;
    expect(() => decryptSecret(older, 'seven', `older.${changed.toString('base64url')}`)).toThrow();
  }
});

test('after a new key was put in front, every secret is encrypted with it, and the old key can go', async () => {
  const { db } = database;
  const { id } = await buildAccount(db);
  const secretEncrypted = encryptSecret(older, totpOwner(id), 'IN USE');
  const pendingEncrypted = encryptSecret(older, totpOwner(id), 'PENDING');
  await db
    .insertInto('totp')
    .values({ accountId: id, secretEncrypted, pendingEncrypted, confirmedAt: new Date() })
    .execute();
  const env = { ...loadEnv(), ACCOUNT_ENCRYPTION_KEYS: `${newer},${older}` };
  expect(await reencryptAccountSecrets({ db, env })).toBe(2);
  expect(await reencryptAccountSecrets({ db, env })).toBe(0);
  const row = await db.selectFrom('totp').selectAll().where('accountId', '=', id).executeTakeFirstOrThrow();
  expect(decryptSecret(newer, totpOwner(id), row.secretEncrypted as string)).toBe('IN USE');
  expect(decryptSecret(newer, totpOwner(id), row.pendingEncrypted as string)).toBe('PENDING');
});
