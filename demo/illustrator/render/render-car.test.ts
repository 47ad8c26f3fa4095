import { describe, expect, test } from 'vitest';
import { bodyLooks } from '../car/body-specs.ts';
import { buildCar, type CarIdentity } from '../car/build-car.ts';
import { type PaintName, paints } from '../paint.ts';
import { groundShadow } from '../picture/ground-shadow.ts';
import { makeScene, type SceneName } from '../scenes/make-scene.ts';
import type { TimeOfDay } from '../scenes/stage.ts';
import { frameCar } from './camera.ts';
import { renderCar } from './render-car.ts';

const width = 96;
const height = 64;
const plate = { pixels: new Uint8Array(3).fill(240), width: 1, height: 1 };
const azimuths = { front34: 40, side: 90, rear34: 141, front: 4 };

function render(
  identity: CarIdentity,
  {
    paint = 'red',
    view = 'front34',
    scene = 'studio',
    time = 'day',
  }: { paint?: PaintName; view?: keyof typeof azimuths; scene?: SceneName; time?: TimeOfDay } = {},
) {
  const car = buildCar(identity);
  const framing = { azimuth: azimuths[view], height: 1.2, distance: 8, fill: 0.86, bottom: 0.86, fillHeight: 0.7 };
  const camera = frameCar(car.shape, framing, width, height);
  const { light } = makeScene(scene, time, 1, {
    horizon: 400,
    focal: 2_000,
    cameraZ: 1.2,
    carDistance: 8,
    azimuth: 40,
  });
  const coat = { paint: paints[paint], secondPaint: paints[paint], plate };
  const key = `${identity.look}/${identity.seed}/${identity.electric}/${view}`;
  const picture = renderCar({ car, coat, light }, camera, { width, height, density: 1, mirrored: false, key });
  return { picture, light, car };
}

const coverage = (picture: Float32Array) => picture.filter((_, index) => index % 4 === 3);

/** Mean light of what the car covers. */
function meanLight(picture: Float32Array): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  const covered = coverage(picture).reduce((sum, share) => sum + share, 0);
  for (let at = 0; at < picture.length; at += 4)
    for (let channel = 0; channel < 3; channel++) sums[channel]! += Math.min(1, picture[at + channel]!) / covered;
  return sums;
}

describe.each(bodyLooks)('a car of the look %s', (look) => {
  test.each(Object.keys(azimuths) as (keyof typeof azimuths)[])(
    'fills a good part of the view %s and is not cut off',
    (view) => {
      const cover = coverage(render({ look, seed: 3, electric: false }, { view }).picture);
      const share = cover.reduce((sum, value) => sum + value, 0) / cover.length;
      expect(share).toBeGreaterThan(0.13);
      expect(share).toBeLessThan(0.6);
      for (let row = 0; row < height; row++) expect(cover[row * width]! + cover[row * width + width - 1]!).toBe(0);
      for (let column = 0; column < width; column++)
        expect(cover[column]! + cover[(height - 1) * width + column]!).toBe(0);
    },
  );
});

describe('paint', () => {
  const car: CarIdentity = { look: 'hatchback', seed: 4, electric: false };

  test.each([
    ['red', 0],
    ['green', 1],
    ['blue', 2],
    ['orange', 0],
    ['violet', 2],
  ] as const)('%s looks like it', (paint, channel) => {
    const light = meanLight(render(car, { paint }).picture);
    expect(light[channel]).toBe(Math.max(...light));
  });

  test('goes from white to black in order', () => {
    const order = ['white', 'silver', 'slate', 'grey', 'anthracite', 'black'] as const;
    const brightness = order.map((paint) => meanLight(render(car, { paint }).picture)[1]);
    expect(brightness).toEqual(brightness.toSorted((one, other) => other - one));
  });

  test.each(['alpine', 'old-town', 'vineyard', 'showroom'] as const)(
    'that is black does not turn brown in the evening light of %s',
    (scene) => {
      const [red, , blue] = meanLight(render(car, { paint: 'black', scene, time: 'evening' }).picture);
      expect(red / blue).toBeLessThan(1.2);
    },
  );

  test('and scene leave the car’s outline as it is', () => {
    const one = coverage(render(car, { paint: 'white', scene: 'studio' }).picture);
    const other = coverage(render(car, { paint: 'black', scene: 'forest' }).picture);
    expect(other).toEqual(one);
  });
});

test('an electric car has no grille where the others of its seeds have one', () => {
  const openings = (electric: boolean) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      buildCar({ look: 'small', seed, electric }).style.face.openings.map(({ fill }) => fill),
    );
  expect(openings(true)).not.toContain('bars');
  expect(openings(false)).toContain('honeycomb');
});

test('the ground is darkest under the car and lit away from it', () => {
  const { car, light } = render({ look: 'sedan', seed: 2, electric: false }, { scene: 'alpine' });
  const shadow = groundShadow(car, light);
  expect(shadow(car.shape.spec.length / 2, 0)).toBeGreaterThan(0.8);
  expect(shadow(-3.5, -4.5)).toBeLessThan(0.05);
  expect(shadow(99, 99)).toBe(0);
});
