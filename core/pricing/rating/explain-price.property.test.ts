import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitMarket } from '../fit/fit-market.ts';
import type { MarketCar } from '../market/market-table.ts';
import { inventedCars, inventedModels, tableOf, truth } from '../testing/invented-market.ts';
import { knownFrom } from './known-market.ts';
import { rateCar } from './rate-car.ts';

/** Few cars, prices far apart, ages in a curve, plugs and new cars among them: what chance makes of a year is at its worst. */
const noisyModels = inventedModels(25).map((model) => ({ ...model, noise: 0.25 }));
const noisyCars = inventedCars(noisyModels, 3).map((car, index): MarketCar => {
  if (index % 11 === 0) return { ...car, category: 'new', ageMonths: 0, mileageKm: 10 };
  const ageMonths = Math.round(car.ageMonths ** 2 / 60);
  const fuel = index % 5 === 0 ? 'electric' : index % 7 === 0 ? 'plug-in-hybrid' : car.fuel;
  const lost = Math.exp((truth.perYear * (Math.min(ageMonths, 180) - car.ageMonths)) / 12);
  return { ...car, ageMonths, fuel, priceEur: Math.round(car.priceEur * lost) };
});
const noisy = knownFrom(fitMarket(tableOf(noisyCars)));
const calmCars = inventedCars(inventedModels(80));
const calm = knownFrom(fitMarket(tableOf(calmCars)));

const explain = (market: typeof noisy, car: MarketCar) => rateCar(market, car).estimate?.explain();
const anyCar = fc
  .record({
    index: fc.nat(noisyCars.length - 1),
    ageMonths: fc.integer({ min: 0, max: 400 }),
    mileageKm: fc.integer({ min: 0, max: 500_000 }),
    likeUsual: fc.boolean(),
  })
  .map(({ index, likeUsual, ...figures }) => ({ car: { ...(noisyCars[index] as MarketCar), ...figures }, likeUsual }));

test('older and more kilometres never add, younger and fewer never take away, and all parts add up', () => {
  const seen = { explained: 0, age: 0, mileage: 0 };
  fc.assert(
    fc.property(anyCar, ({ car, likeUsual }) => {
      const usual = likeUsual ? explain(noisy, car)?.usualCar : undefined;
      const rating = rateCar(
        noisy,
        usual ? { ...car, ageMonths: usual.ageMonths + 1, mileageKm: usual.mileageKm } : car,
      );
      const explanation = rating.estimate?.explain();
      if (!explanation) return;
      const { usualCar, parts } = explanation;
      expect(parts.reduce((sum, { eur }) => sum + eur, usualCar.priceEur)).toBe(rating.estimate?.estimateEur);
      seen.explained += 1;
      for (const { kind, eur, months, km } of parts) {
        const more = months ?? km;
        if (more === undefined) continue;
        expect(Math.sign(eur), `${kind} ${more}`).toBe(-Math.sign(more));
        if (kind === 'age') seen.age += 1;
        if (kind === 'mileage') seen.mileage += 1;
      }
    }),
    { numRuns: 3_000 },
  );
  // Silence would keep the promise too.
  expect(seen.age).toBeGreaterThan(0.5 * seen.explained);
  expect(seen.mileage).toBeGreaterThan(0.3 * seen.explained);
}, 60_000);

test('a car as old, as far driven and as strong as the usual one owes nothing of its price to that', () => {
  for (const car of calmCars.filter(({ id }) => id % 20 === 0)) {
    const usual = explain(calm, car)?.usualCar;
    if (!usual) throw new Error('every car of this market is explained');
    const { ageMonths, mileageKm, powerKw } = usual;
    const kinds = explain(calm, { ...car, ageMonths, mileageKm, powerKw })?.parts.map(({ kind }) => kind);
    expect(kinds).not.toContain('age');
    expect(kinds).not.toContain('mileage');
    expect(kinds).not.toContain('power');
  }
});

test('what a year and 10,000 kilometres cost is what the market takes for them', () => {
  let [told, true_] = [0, 0];
  for (const car of calmCars) {
    const explanation = explain(calm, car);
    for (const { eur, months = 0, km = 0 } of explanation?.parts ?? []) {
      if (months === 0 && km === 0) continue;
      const middleEur = ((explanation?.usualCar.priceEur ?? 0) + (rateCar(calm, car).estimate?.estimateEur ?? 0)) / 2;
      const logarithm = (truth.perYear * months) / 12 + (truth.per10000Km * km) / 10_000;
      told += Math.abs(eur - logarithm * middleEur);
      true_ += Math.abs(logarithm * middleEur);
    }
  }
  expect(told / true_).toBeLessThan(0.25);
});
