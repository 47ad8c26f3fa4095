import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { memberOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { openFeedSecret, sealFeedSecret } from './feed-secret.ts';
import { makeFeedKey } from './make-feed-key.ts';
import { reencryptFeedSecrets } from './reencrypt-feed-secrets.ts';

test('after a new key was put in front, a feed’s password and private key are encrypted with it, and the old key can go', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const [older, newer] = ['older', 'newer'].map((name) => `${name}:${randomBytes(32).toString('base64')}`);
  const envOf = (keys: string) => ({ ...loadEnv(), ACCOUNT_ENCRYPTION_KEYS: keys });
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId, source: 'sftp' });
  const before = envOf(older as string);
  const secretEncrypted = sealFeedSecret(before, feedId, 'geheim');
  await db.updateTable('feed').set({ secretEncrypted }).where('id', '=', feedId).execute();
  const reference = { dealershipId: String(dealershipId), feedId };
  await makeFeedKey({ db, env: before }, memberOf(dealershipId, 'owner'), reference);

  const env = envOf(`${newer},${older}`);
  expect(await reencryptFeedSecrets({ db, env })).toBe(2);
  expect(await reencryptFeedSecrets({ db, env })).toBe(0);
  const after = envOf(newer as string);
  const feed = await db.selectFrom('feed').select('secretEncrypted').where('id', '=', feedId).executeTakeFirstOrThrow();
  expect(openFeedSecret(after, feedId, feed.secretEncrypted as string)).toBe('geheim');
  const source = await db.selectFrom('feedSource').select('privateKeyEncrypted').executeTakeFirstOrThrow();
  expect(openFeedSecret(after, feedId, source.privateKeyEncrypted as string)).toContain('PRIVATE KEY');
  expect(() => openFeedSecret(after, 'another feed', feed.secretEncrypted as string)).toThrow();
});
