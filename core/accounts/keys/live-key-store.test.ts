import { expect, test } from 'vitest';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildKey } from '../../testing/build-key.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { loadLiveKey } from './live-key-store.ts';

test('a key of a sandbox may as little as its dealership while that is suspended', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const { id: real } = await buildDealership(db);
  const { id: sandbox } = await buildDealership(db, { state: 'sandbox', sandboxOf: real });
  const { id } = await buildKey(db, { dealershipId: sandbox });
  const states = async () => (await loadLiveKey(db, id, '192.0.2.1'))?.dealerships;
  expect(await states()).toEqual([{ dealershipId: sandbox, state: 'sandbox' }]);
  await db.updateTable('dealership').set({ state: 'suspended' }).where('id', '=', real).execute();
  expect(await states()).toEqual([{ dealershipId: sandbox, state: 'suspended' }]);
});
