import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { completeCar } from '@kardan/core/testing/complete-car';
import { expect, test } from 'vitest';
import { call } from '../../testing/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** A call is given up after 30 s; a slow machine must not come near. */
const maxMs = 10_000;

test('a call with 500 cars is done in a third of the time that it has: new ones, the same again, other prices, sold', async () => {
  await using running = await createTestApp();
  const { db } = running.database;
  const { id } = await buildDealership(db);
  const { token } = await buildKey(db, { dealershipId: id });
  const push = async (car: (place: number) => object) => {
    const cars = Array.from({ length: 500 }, (_, place) => ({ number: `S-${place}`, ...car(place) }));
    const began = performance.now();
    const { body } = await call(running, 'POST', `/admin/dealership/${id}/stock`, { cars }, { token });
    const tookMs = performance.now() - began;
    const fates = new Set(body.items.map(({ fate }: { fate: string }) => fate));
    return { fates: [...fates], tookMs: Math.round(tookMs) };
  };
  const figures = {
    created: await push(() => ({ fields: completeCar })),
    unchanged: await push(() => ({ fields: completeCar })),
    priced: await push((place) => ({ fields: { priceEur: 10_000 + place } })),
    sold: await push(() => ({ state: 'sold' })),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  for (const { tookMs } of Object.values(figures)) expect(tookMs).toBeLessThan(maxMs);
  expect(Object.values(figures).map(({ fates }) => fates)).toEqual([
    ['created'],
    ['unchanged'],
    ['changed'],
    ['changed'],
  ]);
});
