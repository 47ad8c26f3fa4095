import type { CostPart, ListingCosts } from '@kardan/contract/calls/listings/costs';
import { expect, test } from 'vitest';
import { notCalculable } from '../cost-amounts.ts';
import { ownedCar, today } from '../testing/owned-cars.ts';
import { depreciation } from './depreciation-rules.ts';
import { insuranceEstimate } from './insurance-rules.ts';
import { serviceCost } from './service-rules.ts';
import { totalOf } from './total-rules.ts';

const amount = (eurPerMonth: number, upToEurPerMonth: number | null = null): CostPart => ({
  eurPerMonth,
  upToEurPerMonth,
  estimate: false,
  steps: [],
  sources: [],
});
const known: ListingCosts['parts'] = {
  depreciation: amount(200.1),
  energy: amount(100.2),
  insuranceTax: amount(50.3),
  insurance: amount(20, 60),
  service: amount(50),
};

test('with every part known the total is a span', () => {
  expect(totalOf(known)).toEqual({
    eurPerMonth: 420.6,
    upToEurPerMonth: 460.6,
    atLeast: false,
    includes: ['depreciation', 'energy', 'insuranceTax', 'insurance', 'service'],
    without: [],
  });
});

test('with a part unknown the total is a minimum and says without which part', () => {
  const total = totalOf({
    ...known,
    depreciation: notCalculable('no-market-value'),
    energy: notCalculable('no-figures'),
  });
  expect(total).toEqual({
    eurPerMonth: 120.3,
    upToEurPerMonth: null,
    atLeast: true,
    includes: ['insuranceTax', 'insurance', 'service'],
    without: ['depreciation', 'energy'],
  });
});

test('with nothing known there is no total', () => {
  const unknown = notCalculable('input-missing');
  const parts = { depreciation: unknown, energy: unknown, insuranceTax: unknown, insurance: unknown, service: unknown };
  expect(totalOf(parts)).toBeNull();
});

test('a car loses what the market expects, and nothing when it is expected to gain', () => {
  expect(depreciation(20_000, 11_360, 4, today)).toMatchObject({ eurPerMonth: 180, estimate: true });
  expect(depreciation(20_000, 25_000, 4, today)).toMatchObject({ eurPerMonth: 0 });
  expect(depreciation(20_000, null, 4, today)).toEqual({
    notCalculable: 'no-market-value',
    missing: ['expectedValue'],
  });
});

test('service is a flat rate by distance, power and age, with the inspections that fall due', () => {
  const service = (overrides = {}) => serviceCost(ownedCar(overrides), 12_000, 4, today);
  // 1,000 km at 5.5 cents, and three inspections in 48 months: 2026, 2027 and, by the new law, 2029.
  expect(service({ firstRegistration: '2019-11' })).toMatchObject({ eurPerMonth: 60.81, estimate: true });
  expect(service({ firstRegistration: '2024-11', fuel: 'electric' })).toMatchObject({ eurPerMonth: 36.88 });
  expect(service({ firstRegistration: null })).toEqual({
    notCalculable: 'input-missing',
    missing: ['firstRegistration'],
  });
  expect(service({ category: 'old-timer' })).toMatchObject({ notCalculable: 'not-covered' });
});

test('insurance is a band that says it is an assumption, and none for old-timers', () => {
  const estimate = insuranceEstimate(ownedCar());
  expect(estimate).toMatchObject({ eurPerMonth: 20, upToEurPerMonth: 60, estimate: true });
  expect('sources' in estimate && estimate.sources.some(({ assumption }) => assumption)).toBe(true);
  expect(insuranceEstimate(ownedCar({ category: 'old-timer' }))).toMatchObject({ notCalculable: 'not-covered' });
});
