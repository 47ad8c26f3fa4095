import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';
import { reencryptSecrets } from './reencrypt-secrets.ts';

const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;
const [older, newer] = [key('older'), key('newer')];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a secret opens with the key that it names, for its account alone, and not when a byte of it was changed', () => {
  const stored = encryptSecret(older, 7, 'GEHEIM');
  expect(stored).toMatch(/^older\.[\w-]+$/);
  expect(encryptSecret(older, 7, 'GEHEIM')).not.toBe(stored);
  expect(decryptSecret(`${newer},${older}`, 7, stored)).toBe('GEHEIM');
  expect(() => decryptSecret(older, 8, stored)).toThrow();
  expect(() => decryptSecret(newer, 7, stored)).toThrow('lacks the key older');
  const bytes = Buffer.from(stored.slice('older.'.length), 'base64url');
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] as number) ^ 1;
    expect(() => decryptSecret(older, 7, `older.${changed.toString('base64url')}`)).toThrow();
  }
});

test('after a new key was put in front, every secret is encrypted with it, and the old key can go', async () => {
  const { db } = database;
  const { id } = await buildAccount(db);
  const secretEncrypted = encryptSecret(older, id, 'IN USE');
  const pendingEncrypted = encryptSecret(older, id, 'PENDING');
  await db
    .insertInto('totp')
    .values({ accountId: id, secretEncrypted, pendingEncrypted, confirmedAt: new Date() })
    .execute();
  const env = { ...loadEnv(), ACCOUNT_ENCRYPTION_KEYS: `${newer},${older}` };
  expect(await reencryptSecrets({ db, env })).toBe(2);
  expect(await reencryptSecrets({ db, env })).toBe(0);
  const row = await db.selectFrom('totp').selectAll().where('accountId', '=', id).executeTakeFirstOrThrow();
  expect(decryptSecret(newer, id, row.secretEncrypted as string)).toBe('IN USE');
  expect(decryptSecret(newer, id, row.pendingEncrypted as string)).toBe('PENDING');
});
