import type { NovaQuery, NovaTax } from '@kardan/contract/calls/listings/costs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { today } from '../testing/owned-cars.ts';
import { calculateNova } from './nova-rules.ts';

function nova(query: Partial<NovaQuery>, day = today): NovaTax {
  const tax = calculateNova({ baseEur: 30_000, drive: 'combustion', ...query }, day);
  return 'taxEur' in tax ? tax : expect.unreachable(JSON.stringify(tax));
}

test.each([
  ['2021-07-01', 125, 3, 0],
  ['2021-12-31', 210, 20, 500],
  ['2022-01-01', 110, 1, 0],
  ['2022-01-01', 195, 18, 600],
  ['2023-01-01', 130, 6, 0],
  ['2024-01-01', 160, 13, 400],
  ['2025-01-01', 100, 1, 0],
  ['2026-11-15', 91, 0, 0],
  ['2026-11-15', 155, 13, 0],
  ['2026-11-15', 156, 13, 80],
  ['2026-11-15', 500, 80, 27_600],
])('a car bought on %s with %i g has a rate of %i percent and a malus of %i euros', (day, co2GPerKm, rate, malus) => {
  const tax = nova({ co2GPerKm }, day);
  expect([tax.ratePercent, tax.malus.eur]).toEqual([rate, malus]);
  expect(tax.taxEur).toBe(Math.max(0, 300 * rate + malus - 350));
});

test('every step is told, so that a page can explain the tax', () => {
  expect(nova({ baseEur: 40_000, co2GPerKm: 162 })).toMatchObject({
    taxEur: 5_600 + 560 - 350,
    uncappedPercent: 14.2,
    ratePercent: 14,
    capPercent: 80,
    co2DeductionG: 91,
    percentageEur: 5_600,
    malus: { fromG: 155, grams: 7, eurPerGram: 80, share: 1, eur: 560 },
    deduction: { fullEur: 350, eighths: 8, eur: 350 },
    lawFrom: '2026-01-01',
    source: { assumption: false },
  });
});

test('a car without emissions pays none, whatever its year', () => {
  for (const firstRegistration of [undefined, '2015-06-01', '2023-03-01']) {
    expect(nova({ drive: 'emission-free', ...(firstRegistration && { firstRegistration }) })).toMatchObject({
      taxEur: 0,
      exempt: true,
    });
  }
});

test('a used import is taxed by the law of its first registration', () => {
  expect(nova({ co2GPerKm: 130, firstRegistration: '2022-12-31' })).toMatchObject({ ratePercent: 5 });
  expect(nova({ co2GPerKm: 130, firstRegistration: '2023-01-01' })).toMatchObject({ ratePercent: 6 });
});

test.each([
  ['2026-03-01', 8, 350],
  ['2025-11-16', 8, 350],
  ['2025-11-15', 7, 306.25],
  ['2023-11-15', 5, 218.75],
  ['2020-05-01', 2, 87.5],
])('of a car registered on %s %i eighths of the deduction are left', (firstRegistration, eighths, eur) => {
  expect(nova({ co2GPerKm: 140, firstRegistration }).deduction).toEqual({ fullEur: 350, eighths, eur });
});

test('the malus of a used import falls with its value', () => {
  const car = { baseEur: 10_000, co2GPerKm: 180, firstRegistration: '2023-05-01' };
  expect(nova({ ...car, newPriceEur: 40_000 }).malus).toMatchObject({ grams: 10, share: 0.25, eur: 175 });
  expect(nova({ ...car, newPriceEur: 5_000 }).malus).toMatchObject({ share: 1, eur: 700 });
});

test.each<[string, Partial<NovaQuery>, string, string[]]>([
  ['CO2', {}, 'input-missing', ['co2GPerKm']],
  [
    'price when new of a used import with a malus',
    { co2GPerKm: 180, firstRegistration: '2023-05-01' },
    'input-missing',
    ['newPriceEur'],
  ],
  ['figures of early 2021', { co2GPerKm: 130, firstRegistration: '2021-06-30' }, 'no-figures', ['firstRegistration']],
  ['figures before 2020', { co2GPerKm: 130, firstRegistration: '2019-12-31' }, 'no-figures', ['firstRegistration']],
  [
    'registration in the past',
    { co2GPerKm: 130, firstRegistration: '2026-11-16' },
    'no-figures',
    ['firstRegistration'],
  ],
])('without the %s nothing is guessed', (_, query, reason, missing) => {
  const answer = calculateNova({ baseEur: 30_000, drive: 'combustion', ...query }, today);
  expect(answer).toEqual({ notCalculable: reason, missing });
});

test('a year whose figures are not known yet is not calculable', () => {
  const answer = calculateNova({ baseEur: 30_000, drive: 'combustion', co2GPerKm: 130 }, '2027-01-01');
  expect(answer).toMatchObject({ notCalculable: 'no-figures' });
});

test('the tax is never negative, never falls with CO2 or base, and its rate stays under the cap', () => {
  const day = fc.constantFrom('2021-07-01', '2022-06-01', '2023-06-01', '2024-06-01', '2025-06-01', '2026-06-01');
  const base = fc.integer({ min: 1, max: 500_000 });
  const grams = fc.integer({ min: 1, max: 700 });
  fc.assert(
    fc.property(day, base, grams, fc.nat(300), (on, baseEur, co2GPerKm, more) => {
      const tax = nova({ baseEur, co2GPerKm }, on);
      expect(tax.taxEur).toBeGreaterThanOrEqual(0);
      expect(tax.ratePercent).toBeLessThanOrEqual(tax.capPercent);
      expect(nova({ baseEur, co2GPerKm: co2GPerKm + more }, on).taxEur).toBeGreaterThanOrEqual(tax.taxEur);
      expect(nova({ baseEur: baseEur + more, co2GPerKm }, on).taxEur).toBeGreaterThanOrEqual(tax.taxEur);
    }),
  );
});
