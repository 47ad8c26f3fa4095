import { loadEnv } from '@kardan/core/env';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { expect, test } from 'vitest';
import { demoRequests } from './demo-requests.ts';
import { seedRequests } from './seed-requests.ts';

test('the queue of the demo has open, late and asked requests; a second seed replaces them, a public site has none', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const stored = () => db.selectFrom('dealershipRequest').select(['name', 'state', 'dueOn']).orderBy('dueOn').execute();
  await seedRequests({ db, env: { ...loadEnv(), SITE_ORIGIN: 'https://kardan.example' } }, '2026-11-17');
  expect(await stored()).toEqual([]);
  const env = { ...loadEnv(), SITE_ORIGIN: 'http://localhost:3000' };
  await seedRequests({ db, env }, '2026-11-17');
  await seedRequests({ db, env }, '2026-11-17');
  const requests = await stored();
  expect(requests).toHaveLength(demoRequests.length);
  expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(['open', 'asked']));
  expect(requests[0]).toMatchObject({ name: 'Ennstal Automobile' });
});
