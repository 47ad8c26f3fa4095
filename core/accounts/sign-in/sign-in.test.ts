import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolUse } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hashPassword } from './password-hash.ts';
import { signIn } from './sign-in.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const password = 'vier Wörter im Kofferraum';

test('whoever tries passwords without end takes two connections at most, and others sign in beside it', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { email } = await buildAccount(db, {}, { passwordHash: await hashPassword(password) });
  const from = (visitorAddress: string) => ({ client: 'other', device: 'Firefox', visitorAddress }) as const;
  let ended = 0;
  let mostConnections = 0;
  const guesses = Array.from({ length: 20 }, (_, guess) =>
    signIn(services, { email: `${guess}@example.at`, password: 'geraten' }, from('203.0.113.66'))
      .catch((failure) => failure.code as string)
      .finally(() => {
        ended += 1;
        mostConnections = Math.max(mostConnections, poolUse(db).used);
      }),
  );
  const { answer } = await signIn(services, { email, password }, from('198.51.100.7'));
  expect(answer.outcome).toBe('signed-in');
  expect(ended).toBeLessThan(10);
  // Of a sign-in's own questions two go side by side.
  expect(mostConnections).toBeLessThanOrEqual(4);
  expect(new Set(await Promise.all(guesses))).toContain('wrong-credentials');
});
