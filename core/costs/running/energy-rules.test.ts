import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnedCar } from '../owned-car.ts';
import { ownedCar, today } from '../testing/owned-cars.ts';
import { energyCost } from './energy-rules.ts';

const energy = (overrides: Partial<OwnedCar>, usage: object = {}, day = today) =>
  energyCost(ownedCar(overrides), { kmPerYear: 12_000, ...usage }, day);

test('fuel costs consumption times distance times the price of the day', () => {
  expect(energy({ fuel: 'diesel', consumptionL: 5 })).toMatchObject({
    eurPerMonth: 96.95,
    upToEurPerMonth: null,
    estimate: true,
    steps: [{ of: 'fuel', quantity: 50, eurPerUnit: 1.939 }],
  });
  expect(energy({ fuel: 'petrol', consumptionL: 6 })).toMatchObject({ eurPerMonth: 104.34 });
  expect(energy({ fuel: 'diesel', consumptionL: 5 }, {}, '2025-12-31')).toMatchObject({ eurPerMonth: 76.85 });
});

test('an electric car costs from charging at home to charging in public', () => {
  expect(energy({ fuel: 'electric', consumptionL: null, consumptionKwh: 16 })).toMatchObject({
    eurPerMonth: 48,
    upToEurPerMonth: 91.2,
  });
});

test('a hybrid costs from the cheaper to the dearer fuel, since the listing does not say which it burns', () => {
  expect(energy({ fuel: 'hybrid', consumptionL: 5 })).toMatchObject({ eurPerMonth: 86.95, upToEurPerMonth: 96.95 });
});

test('a plug-in hybrid costs fuel and electricity', () => {
  const plugIn = { fuel: 'plug-in-hybrid', consumptionL: 2, consumptionKwh: 15 } as const;
  expect(energy(plugIn, { fuelEurPerL: 1.5, electricityEurPerKwh: 0.2 })).toMatchObject({
    eurPerMonth: 60,
    upToEurPerMonth: null,
    steps: [{ of: 'fuel' }, { of: 'electricity' }],
  });
});

test('prices that the visitor gives replace ours', () => {
  expect(energy({ consumptionL: 5 }, { fuelEurPerL: 2 })).toMatchObject({ eurPerMonth: 100 });
  expect(energy({ fuel: 'lpg', consumptionL: 8 }, { fuelEurPerL: 1 })).toMatchObject({ eurPerMonth: 80 });
});

test.each<[string, Partial<OwnedCar>, string, string[]]>([
  ['fuel consumption', { consumptionL: null }, 'input-missing', ['consumptionL']],
  ['electricity consumption', { fuel: 'electric' }, 'input-missing', ['consumptionKwh']],
  ['plug-in’s electricity', { fuel: 'plug-in-hybrid' }, 'input-missing', ['consumptionKwh']],
  [
    'plug-in’s fuel',
    { fuel: 'plug-in-hybrid', consumptionL: null, consumptionKwh: 15 },
    'input-missing',
    ['consumptionL'],
  ],
  ['price of LPG', { fuel: 'lpg' }, 'price-unknown', ['fuelEurPerL']],
  ['unit of natural gas', { fuel: 'cng' }, 'not-covered', []],
  ['unit of hydrogen', { fuel: 'hydrogen' }, 'not-covered', []],
])('without the %s nothing is guessed', (_, overrides, reason, missing) => {
  expect(energy(overrides)).toEqual({ notCalculable: reason, missing });
});

test('energy costs never fall with distance, and a band never ends below its start', () => {
  const fuel = fc.constantFrom('petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric');
  const distance = fc.integer({ min: 1_000, max: 100_000 });
  fc.assert(
    fc.property(
      fuel,
      distance,
      fc.nat(50_000),
      fc.double({ min: 0.1, max: 30, noNaN: true }),
      (kind, km, more, used) => {
        const car = { fuel: kind, consumptionL: used, consumptionKwh: used } as const;
        const [less, further] = [km, km + more].map((kmPerYear) => energy(car, { kmPerYear }));
        if (!less || !further || !('eurPerMonth' in less && 'eurPerMonth' in further))
          return expect.unreachable('known');
        expect(further.eurPerMonth).toBeGreaterThanOrEqual(less.eurPerMonth);
        expect(less.upToEurPerMonth ?? less.eurPerMonth).toBeGreaterThanOrEqual(less.eurPerMonth);
      },
    ),
  );
});
