import { listingCosts } from '@kardan/contract/calls/listings/costs';
import { financeOffer, leasingOffer } from '@kardan/contract/calls/listings/credit-examples';
import { financingComparison } from '@kardan/contract/calls/listings/financing-comparison';
import type { ApiError } from '@kardan/contract/client/api-error';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({ serialiser: 'fast' });
});
afterAll(() => running[Symbol.asyncDispose]());

const issuesOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: ApiError) => error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).sort(),
  );

test('a car’s costs come part by part, as a minimum where a part is unknown', async () => {
  const { slug } = await buildListing(running.database.db, {
    fuel: 'diesel',
    powerKw: 110,
    firstRegistration: '2022-05-01',
    co2GPerKm: 130,
    consumptionNorm: 'wltp',
    consumptionL: 5,
  });
  const costs = await running.visitor.listingCosts({ params: { id: slug }, query: { fuelEurPerL: 2 } });
  expect(listingCosts.parse(costs)).toEqual(costs);
  expect(costs).toMatchObject({
    kmPerYear: 12_000,
    years: 4,
    parts: {
      depreciation: { notCalculable: 'no-market-value', missing: ['expectedValue'] },
      energy: { eurPerMonth: 100 },
      insuranceTax: {
        eurPerMonth: 48.96,
        steps: [
          { of: 'power', quantity: 47 },
          { of: 'co2', quantity: 21 },
        ],
      },
      insurance: { eurPerMonth: 20, upToEurPerMonth: 60 },
    },
    total: { atLeast: true, without: ['depreciation'], upToEurPerMonth: null },
    inspection: { basis: 'first-registration' },
  });
});

test('a car of which little is told is not calculable rather than guessed', async () => {
  const { id } = await buildListing(running.database.db, { fuel: 'plug-in-hybrid', firstRegistration: '2023-01-01' });
  const { parts } = await running.visitor.listingCosts({ params: { id: String(id) } });
  expect(parts).toMatchObject({
    energy: { notCalculable: 'input-missing', missing: ['consumptionL', 'consumptionKwh'] },
    insuranceTax: {
      notCalculable: 'input-missing',
      missing: ['combustionPowerKw', 'co2GPerKm', 'consumptionNorm'],
    },
  });
});

test('costs are kept and dropped like the listing they belong to, and gone with it', async () => {
  const { id, dealershipId } = await buildListing(running.database.db);
  const answer = await fetch(`${running.host}/api/v1/public/listing/${id}/costs`);
  expect(answer.headers.get('cache-tag')).toBe(`listing:${id},dealership:${dealershipId}`);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=10, s-maxage=300/);
  const { slug } = await buildListing(running.database.db, { state: 'withdrawn' });
  await expect(running.visitor.listingCosts({ params: { id: slug } })).rejects.toMatchObject({ code: 'listing-gone' });
  await expect(running.visitor.listingCosts({ params: { id: 'kein-auto' } })).rejects.toMatchObject({ status: 404 });
});

test('NoVA is answered with its steps, or with what it lacks; an empty CO2 is not zero', async () => {
  const { visitor } = running;
  const query = { baseEur: 20_000, firstRegistration: '2024-03-01' };
  expect(await visitor.nova({ query: { ...query, co2GPerKm: 132 } })).toMatchObject({ ratePercent: 7, exempt: false });
  expect(await visitor.nova({ query })).toEqual({ notCalculable: 'input-missing', missing: ['co2GPerKm'] });
  expect(await visitor.nova({ query: { ...query, drive: 'emission-free' } })).toMatchObject({
    taxEur: 0,
    exempt: true,
  });
  const empty = await fetch(`${running.host}/api/v1/public/costs/nova?baseEur=20000&co2GPerKm=`);
  expect(empty.status).toBe(400);
});

test('credit and lease answer with their whole example, and refuse what cannot be', async () => {
  const { visitor } = running;
  const credit = await visitor.finance({ query: { priceEur: 20_000, downPaymentEur: 5_000, months: 60 } });
  expect(financeOffer.parse(credit)).toEqual(credit);
  expect(credit.example).toMatchObject({ totalCreditEur: 15_000, months: 60 });
  const lease = await visitor.leasing({ query: { priceEur: 20_000, residualEur: 8_000, months: 48 } });
  expect(leasingOffer.parse(lease)).toEqual(lease);
  expect(await issuesOf(visitor.finance({ query: { priceEur: 20_000, downPaymentEur: 20_000, months: 60 } }))).toEqual([
    'downPaymentEur nothing-to-finance',
  ]);
  expect(await issuesOf(visitor.finance({ query: { priceEur: 2_000_000, months: 500 } }))).toEqual([
    'months too-big',
    'priceEur too-big',
  ]);
});

test('credit, lease and cash are compared in one answer, which refuses what cannot be', async () => {
  const { visitor } = running;
  const compared = await visitor.compareFinancing({ query: { priceEur: 24_990, downPaymentEur: 5_000, months: 60 } });
  expect(financingComparison.parse(compared)).toEqual(compared);
  const { example } = await visitor.finance({ query: { priceEur: 24_990, downPaymentEur: 5_000, months: 60 } });
  expect(compared.credit.example).toEqual(example);
  expect(await issuesOf(visitor.compareFinancing({ query: { priceEur: 20_000, residualEur: 30_000 } }))).toEqual([
    'residualEur residual-above-credit',
  ]);
});

test('insurance tax is answered with its steps, or with what it lacks', async () => {
  const { visitor } = running;
  const petrol = { drive: 'petrol' as const, firstRegistration: '2022-05', powerKw: 110, co2GPerKm: 130 };
  expect(await visitor.insuranceTax({ query: petrol })).toMatchObject({ eurPerMonth: 48.96, eurPerYear: 587.52 });
  expect(
    await visitor.insuranceTax({ query: { drive: 'electric', continuousPowerKw: 100, kerbWeightKg: 2_000 } }),
  ).toMatchObject({ eurPerYear: 495 });
  expect(await visitor.insuranceTax({ query: { drive: 'hybrid', firstRegistration: '2022-05' } })).toEqual({
    notCalculable: 'input-missing',
    missing: ['combustionPowerKw', 'co2GPerKm'],
  });
});
