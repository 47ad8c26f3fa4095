import { refuseDemoAccounts } from '@kardan/core/accounts/portal/refuse-demo-accounts';
import { loadEnv } from '@kardan/core/env';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { expect, test } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';
import { seedAccounts } from './seed-accounts.ts';

test('each role has a demo account, none on a site that strangers can reach, and no such site starts with one', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  for (let made = 0; made < 7; made++) await buildDealership(db, { state: made === 6 ? 'suspended' : 'active' });
  const env = loadEnv();
  const onTheInternet = { ...env, SITE_ORIGIN: 'https://autos.example' };
  expect(await seedAccounts({ db, env: onTheInternet }, '2026-11-17')).toBe(0);
  await refuseDemoAccounts({ db, env: onTheInternet });
  expect(await seedAccounts({ db, env }, '2026-11-17')).toBe(demoAccounts.length);
  const members = await db.selectFrom('membership').select('role').execute();
  expect(members.map(({ role }) => role).sort()).toEqual(['dealer-owner', 'dealer-owner', 'dealer-staff']);
  const held = await db.selectFrom('dealershipRestriction').select(['kind', 'complaintUntil']).execute();
  expect(held).toMatchObject([{ kind: 'suspended' }]);
  await refuseDemoAccounts({ db, env });
  await expect(refuseDemoAccounts({ db, env: onTheInternet })).rejects.toThrow('7 demo accounts');
});
