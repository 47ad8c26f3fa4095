import { describe, expect, test } from 'vitest';
import { type CarIdentity, designCar } from '../car/build-car.ts';
import { groundShadow } from '../picture/ground-shadow.ts';
import { coverage, expectWhole, renderSmall, views } from '../testing/render-small.ts';

/** Mean light of what the car covers. */
function meanLight(picture: Float32Array): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  const covered = coverage(picture).reduce((sum, share) => sum + share, 0);
  for (let at = 0; at < picture.length; at += 4)
    for (let channel = 0; channel < 3; channel++) sums[channel]! += Math.min(1, picture[at + channel]!) / covered;
  return sums;
}

const car: CarIdentity = { look: 'hatchback', seed: 4, electric: false };

test.each(views)('a car fills a good part of the view %s and is not cut off', (view) => {
  expectWhole(renderSmall(car, { view }).picture);
});

describe('paint', () => {
  test.each([
    ['red', 0],
    ['green', 1],
    ['blue', 2],
    ['orange', 0],
    ['violet', 2],
  ] as const)('%s looks like it', (paint, channel) => {
    const light = meanLight(renderSmall(car, { paint }).picture);
    expect(light[channel]).toBe(Math.max(...light));
  });

  test('goes from white to black in order', () => {
    const order = ['white', 'silver', 'slate', 'grey', 'anthracite', 'black'] as const;
    const brightness = order.map((paint) => meanLight(renderSmall(car, { paint }).picture)[1]);
    expect(brightness).toEqual(brightness.toSorted((one, other) => other - one));
  });

  test.each(['alpine', 'old-town', 'vineyard', 'showroom'] as const)(
    'that is black does not turn brown in the evening light of %s',
    (scene) => {
      const [red, , blue] = meanLight(renderSmall(car, { paint: 'black', scene, time: 'evening' }).picture);
      expect(red / blue).toBeLessThan(1.2);
    },
  );

  test('and scene leave the car’s outline as it is', () => {
    const one = coverage(renderSmall(car, { paint: 'white', scene: 'studio' }).picture);
    const other = coverage(renderSmall(car, { paint: 'black', scene: 'forest' }).picture);
    expect(other).toEqual(one);
  });
});

test('an electric car has no grille where the others of its seeds have one', () => {
  const openings = (electric: boolean) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      designCar({ look: 'small', seed, electric }).style.face.openings.map(({ fill }) => fill),
    );
  expect(openings(true)).not.toContain('bars');
  expect(openings(false)).toContain('honeycomb');
});

test('the ground is darkest under the car and lit away from it', () => {
  const { car: built, light } = renderSmall(car, { scene: 'alpine' });
  const shadow = groundShadow(built, light);
  expect(shadow(built.shape.spec.length / 2, 0)).toBeGreaterThan(0.8);
  expect(shadow(-3.5, -4.5)).toBeLessThan(0.05);
  expect(shadow(99, 99)).toBe(0);
});
