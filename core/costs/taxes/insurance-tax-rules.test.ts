import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalculated } from '../cost-amounts.ts';
import type { OwnedCar } from '../owned-car.ts';
import { ownedCar, today } from '../testing/owned-cars.ts';
import { insuranceTax } from './insurance-tax-rules.ts';

const electric: Partial<OwnedCar> = { fuel: 'electric', continuousPowerKw: 100, kerbWeightKg: 2_000, co2GPerKm: 0 };
const plugIn: Partial<OwnedCar> = { fuel: 'plug-in-hybrid', powerKw: 180, combustionPowerKw: 110, co2GPerKm: 30 };

function monthly(overrides: Partial<OwnedCar>, day = today): number {
  const tax = insuranceTax(ownedCar(overrides), day);
  return isCalculated(tax) ? tax.eurPerMonth : expect.unreachable(JSON.stringify(tax));
}

test.each([
  [100, '2020-09', 570.24],
  [51, '2005-03', 200.88],
  [103, '2013-06', 594],
  [118, '2015-01', 721.44],
  [160, '2015-01', 1_099.44],
  [24, '1995-01', 0],
  [25, '1995-01', 7.44],
])('%i kW first registered in %s pay %f euros a year by power alone', (powerKw, firstRegistration, perYear) => {
  expect(monthly({ powerKw, firstRegistration }) * 12).toBeCloseTo(perYear, 2);
});

test.each([
  ['2020-10', 100, 115, 345.6],
  ['2020-12', 100, 115, 345.6],
  ['2021-01', 100, 115, 354.24],
  ['2021-01', 100, 120, 380.16],
  ['2024-01', 110, 130, 656.64],
  ['2025-12', 110, 130, 691.2],
  ['2026-01', 110, 130, 725.76],
  ['2026-11', 40, 80, 86.4],
])('from %s %i kW and %i g pay %f euros a year by power and CO2', (firstRegistration, powerKw, co2GPerKm, perYear) => {
  expect(monthly({ firstRegistration, powerKw, co2GPerKm }) * 12).toBeCloseTo(perYear, 2);
});

test.each([
  [100, 2_000, 495],
  [60, 1_450, 153],
  [80, 2_000, 411],
  [78, 1_450, 207],
  [40, 1_000, 66],
])(
  'an electric car of %i kW continuous power and %i kg pays %f euros a year',
  (continuousPowerKw, kerbWeightKg, perYear) => {
    expect(monthly({ ...electric, continuousPowerKw, kerbWeightKg }) * 12).toBeCloseTo(perYear, 2);
  },
);

test('electric cars pay since 1.4.2025, whenever they were registered', () => {
  const old = { ...electric, firstRegistration: '2016-02' };
  expect(monthly(old, '2025-03-31')).toBe(0);
  expect(monthly(old, '2025-04-01')).toBe(41.25);
});

test('the day on which the law changed decides: September and October 2020 differ', () => {
  const car = { powerKw: 110, co2GPerKm: 115 };
  expect(monthly({ ...car, firstRegistration: '2020-09' })).toBe(54.12);
  expect(monthly({ ...car, firstRegistration: '2020-10' })).toBe(36);
  expect(monthly({ ...car, firstRegistration: '2020-09', co2GPerKm: null, consumptionNorm: 'nedc' })).toBe(54.12);
});

test('a hybrid is taxed by its combustion engine, not by both motors', () => {
  expect(monthly(plugIn)).toBe(monthly({ powerKw: 110, co2GPerKm: 30 }));
  expect(monthly({ ...plugIn, fuel: 'hybrid' })).toBe(monthly(plugIn));
  expect(monthly({ ...plugIn, firstRegistration: '2018-01' })).toBe(monthly({ firstRegistration: '2018-01' }));
});

test('a new car is taxed by the year in which it is bought', () => {
  expect(monthly({ category: 'new', firstRegistration: null })).toBe(monthly({ firstRegistration: '2026-11' }));
});

test.each<[string, Partial<OwnedCar>, string, string[]]>([
  ['first registration', { firstRegistration: null }, 'input-missing', ['firstRegistration']],
  ['CO2', { co2GPerKm: null }, 'input-missing', ['co2GPerKm']],
  ['norm', { consumptionNorm: null }, 'input-missing', ['consumptionNorm']],
  ['WLTP', { consumptionNorm: 'nedc' }, 'co2-not-wltp', ['co2GPerKm']],
  ['plug-in’s engine', { ...plugIn, combustionPowerKw: null }, 'input-missing', ['combustionPowerKw']],
  ['old hybrid’s engine', { fuel: 'hybrid', firstRegistration: '2015-01' }, 'input-missing', ['combustionPowerKw']],
  ['continuous power', { ...electric, continuousPowerKw: null }, 'input-missing', ['continuousPowerKw']],
  ['weight', { ...electric, kerbWeightKg: null }, 'input-missing', ['kerbWeightKg']],
  ['catalyst', { fuel: 'petrol', firstRegistration: '1986-12' }, 'not-covered', []],
  ['hydrogen', { fuel: 'hydrogen' }, 'not-covered', []],
  ['lorry or car', { body: 'pickup' }, 'not-covered', []],
  ['figures of a later year', { firstRegistration: '2027-01' }, 'no-figures', []],
])('without the %s nothing is guessed', (_, overrides, reason, missing) => {
  expect(insuranceTax(ownedCar(overrides), today)).toEqual({ notCalculable: reason, missing });
});

test('the tax is never negative and never falls with more power, CO2 or weight', () => {
  const kw = fc.integer({ min: 1, max: 600 });
  const more = fc.integer({ min: 0, max: 300 });
  const month = fc.constantFrom('2010-01', '2020-09', '2020-10', '2023-06', '2026-11');
  fc.assert(
    fc.property(kw, fc.integer({ min: 0, max: 500 }), more, month, (powerKw, co2GPerKm, added, firstRegistration) => {
      const car = { powerKw, co2GPerKm, firstRegistration };
      const base = monthly(car);
      expect(base).toBeGreaterThanOrEqual(0);
      expect(monthly({ ...car, powerKw: powerKw + added })).toBeGreaterThanOrEqual(base);
      expect(monthly({ ...car, co2GPerKm: co2GPerKm + added })).toBeGreaterThanOrEqual(base);
    }),
  );
  fc.assert(
    fc.property(kw, fc.integer({ min: 500, max: 4_000 }), more, (continuousPowerKw, kerbWeightKg, added) => {
      const car = { ...electric, continuousPowerKw, kerbWeightKg };
      const base = monthly(car);
      expect(base).toBeGreaterThanOrEqual(5.5);
      expect(monthly({ ...car, continuousPowerKw: continuousPowerKw + added })).toBeGreaterThanOrEqual(base);
      expect(monthly({ ...car, kerbWeightKg: kerbWeightKg + added })).toBeGreaterThanOrEqual(base);
    }),
  );
});
