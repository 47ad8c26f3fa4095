import { expect, test } from 'vitest';
import { type ComparedCar, similarityPercent } from './similarity.ts';

const golf: ComparedCar = {
  category: 'used',
  mileageKm: 80_000,
  firstRegistration: '2021-04-01',
  powerKw: 110,
  body: 'hatchback',
  fuel: 'diesel',
  gearbox: 'manual',
  generationId: 8,
};

test('a car is like itself in everything', () => {
  expect(similarityPercent(golf, golf)).toBe(100);
});

test('cars are the less alike the more they differ, whichever is compared with which', () => {
  const likeness = [
    { mileageKm: 82_000 },
    { mileageKm: 95_000 },
    { mileageKm: 95_000, firstRegistration: '2020-01-01' },
    { mileageKm: 95_000, firstRegistration: '2020-01-01', gearbox: 'automatic' },
    { mileageKm: 95_000, firstRegistration: '2020-01-01', gearbox: 'automatic', fuel: 'petrol' },
  ].map((change) => {
    const other = { ...golf, ...change } as ComparedCar;
    expect(similarityPercent(golf, other)).toBe(similarityPercent(other, golf));
    return similarityPercent(golf, other);
  });
  expect(likeness).toEqual([...likeness].sort((one, other) => other - one));
  expect(new Set(likeness).size).toBe(likeness.length);
  expect(likeness[0]).toBeGreaterThan(95);
  expect(likeness.at(-1)).toBeLessThan(60);
});
