import fc from 'fast-check';
import { expect, test } from 'vitest';
import { today } from '../testing/owned-cars.ts';
import { electricDriving, minutesToCharge, rangeIn } from './driving-rules.ts';

const asked = { rangeKm: 560, batteryKwh: 77, homeSharePercent: 70, kmPerYear: 15_000 };

test('of an official range a little more than half is left on the motorway in winter', () => {
  expect(rangeIn('test-bench', 560)).toBe(560);
  expect(rangeIn('winter-motorway', 560)).toBe(319);
  expect(electricDriving(asked, today).ranges.map(({ percent }) => percent)).toEqual([100, 88, 70, 57]);
});

test('77 kWh take 26 hours at a socket and 28 minutes at the fastest charger', () => {
  expect(minutesToCharge(77, 'socket')).toBe(1_562);
  expect(minutesToCharge(77, 'high-power-charger')).toBe(28);
  expect(minutesToCharge(77, 'high-power-charger', 250)).toBe(17);
});

test('100 km cost what energy costs on that day, the mix between home and public', () => {
  const { per100Km, perYear, sources } = electricDriving(asked, today);
  const eur = Object.fromEntries(per100Km.map((each) => [each.of, each.eur]));
  expect(eur).toEqual({ mixed: 6.82, home: 5.37, public: 10.2, diesel: 10.47, petrol: 11.3 });
  expect(perYear).toEqual({ kmPerYear: 15_000, electricEur: 1023, savedAgainstPetrolEur: 672 });
  expect(sources.map(({ name }) => name).join()).toContain('E-Control');
  expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
});

test('without prices for a day nothing is guessed', () => {
  expect(electricDriving(asked, '2019-01-01')).toMatchObject({ per100Km: [], perYear: null });
});

test('the insurance tax of 100 kW and two tonnes is the one that the law’s example gives', () => {
  expect(electricDriving(asked, today).insuranceTax).toEqual({
    continuousPowerKw: 100,
    kerbWeightKg: 2_000,
    eurPerMonth: 41.25,
  });
});

test('the more is charged at home, the less 100 km cost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (share) => {
      const mixed = (homeSharePercent: number) =>
        electricDriving({ ...asked, homeSharePercent }, today).per100Km[0]?.eur;
      expect(mixed(share + 1)).toBeLessThanOrEqual(mixed(share) ?? 0);
    }),
  );
});
