import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildWebhook } from '../testing/build-webhook.ts';
import { openSecret, sealSecret } from '../webhook-secret.ts';
import { reencryptWebhookSecrets } from './reencrypt-webhook-secrets.ts';

test('after a new key was put in front, secrets of webhooks are encrypted with it, and the old key can go', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const { id, secret } = await buildWebhook(db, { dealershipId }, 'https://lager.example/');
  const previousSecretEncrypted = sealSecret(loadEnv(), id, 'whsec_vorher');
  const previousSecretUntil = new Date('2099-01-01');
  await db.updateTable('webhook').set({ previousSecretEncrypted, previousSecretUntil }).where('id', '=', id).execute();
  const newer = `newer:${randomBytes(32).toString('base64')}`;
  const env = { ...loadEnv(), ACCOUNT_ENCRYPTION_KEYS: `${newer},${loadEnv().ACCOUNT_ENCRYPTION_KEYS}` };
  expect(await reencryptWebhookSecrets({ db, env })).toBe(2);
  expect(await reencryptWebhookSecrets({ db, env })).toBe(0);
  const stored = await db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const alone = { ACCOUNT_ENCRYPTION_KEYS: newer };
  expect(openSecret(alone, id, stored.secretEncrypted)).toBe(secret);
  expect(openSecret(alone, id, stored.previousSecretEncrypted ?? '')).toBe('whsec_vorher');
});
