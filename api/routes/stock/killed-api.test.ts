import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { loadEnv } from '@kardan/core/env';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { completeCar } from '@kardan/core/testing/complete-car';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { expect, test } from 'vitest';
import { startKilledServer } from '../../testing/killed-server.ts';

const { priceEur: _, ...withoutPrice } = completeCar;
const cars = 6;
const savesOfCar = 5;

test('an API that is killed again and again while cars are begun, saved and published loses nothing and does nothing twice', async () => {
  await using database = await createTestDatabase();
  await using index = await createTestIndex();
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const { id: accountId } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const token = await signAccessToken(loadEnv(), { accountId, sessionId: await buildSession(db, accountId) });
  const variables = { DATABASE_URL: database.url, LISTING_INDEX: index.search.indexName };
  const api = await startKilledServer(variables, { betweenMs: [150, 900] });

  /** As a form does: the same again until an answer comes. */
  const send = async (method: string, path: string, body?: object) => {
    while (true) {
      try {
        const answer = await fetch(`${api.url()}/admin/dealership/${dealershipId}/listing${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        // biome-ignore lint/suspicious/noExplicitAny: asked for by this test
        const told = (await answer.json()) as any;
        if (answer.status < 500) return { status: answer.status, body: told };
      } catch {
        // Nobody is there, or nobody any more.
      }
      await sleep(50);
    }
  };

  const ids = await Promise.all(
    Array.from({ length: cars }, async () => {
      const { body } = await send('POST', '', { key: randomUUID(), fields: withoutPrice });
      let before: number | null = null;
      for (let priceEur = 10_001; priceEur <= 10_000 + savesOfCar; priceEur += 1) {
        const saved = await send('PUT', `/${body.id}`, { fields: { priceEur }, before: { priceEur: before } });
        expect([saved.status, saved.body.fields?.priceEur]).toEqual([200, priceEur]);
        before = priceEur;
      }
      expect((await send('POST', `/${body.id}/publish`)).body.state).toBe('active');
      return body.id as number;
    }),
  );

  expect(await api.stop()).toBeGreaterThan(0);
  const listings = await db.selectFrom('listing').select(['id', 'state', 'priceEur']).orderBy('id').execute();
  const expected = [...ids].sort((one, other) => one - other);
  expect(listings).toEqual(expected.map((id) => ({ id, state: 'active', priceEur: 10_000 + savesOfCar })));
  expect(await db.selectFrom('listingDraft').select('id').execute()).toEqual([]);
  const revisions = await db.selectFrom('listingRevision').select('listingId').orderBy('listingId').execute();
  expect(revisions.map(({ listingId }) => listingId)).toEqual(expected);
  const acts = await db.selectFrom('auditEntry').select('action').execute();
  expect(acts.filter(({ action }) => action === 'listing.created')).toHaveLength(cars);
  expect(acts.filter(({ action }) => action === 'listing.published')).toHaveLength(cars);
}, 120_000);
