import { expect, test } from 'vitest';
import { bodyLooks, bodySpecs } from './body-specs.ts';
import { designCar } from './build-car.ts';

test.each(bodyLooks)('the proportions of %s fit together', (look) => {
  const { length, wheelbase, overhang, wheelRadius, sill, lampZ, tailZ, height, lower, cabin, doors, pillars, seats } =
    bodySpecs[look];
  expect(overhang - wheelRadius).toBeGreaterThan(0);
  expect(overhang + wheelbase + wheelRadius).toBeLessThan(length);
  expect([sill, lampZ, height]).toEqual([sill, lampZ, height].toSorted((one, other) => one - other));
  expect(tailZ).toBeGreaterThan(sill);
  for (const [u, z] of [...lower, ...cabin]) {
    expect(u).toBeGreaterThanOrEqual(0);
    expect(u).toBeLessThanOrEqual(length);
    expect(z).toBeLessThan(height + 0.05);
  }
  for (const list of [doors, pillars, seats]) expect(list).toEqual(list.toSorted((one, other) => one - other));
});

test('a car’s design depends on look, seed and drive only', () => {
  const car = { look: 'suv', seed: 12, electric: false } as const;
  expect(designCar(car)).toEqual(designCar(car));
  expect(designCar({ ...car, seed: 13 })).not.toEqual(designCar(car));
});

test('number plates carry a district that Austria does not have', () => {
  for (let seed = 0; seed < 50; seed++) {
    expect(designCar({ look: 'estate', seed, electric: false }).style.plateText).toMatch(/^KD \d{3} [A-Z]{2}$/);
  }
});
