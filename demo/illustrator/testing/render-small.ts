import { expect } from 'vitest';
import { buildCar, type CarIdentity } from '../car/build-car.ts';
import { type PaintName, paints } from '../paint.ts';
import { frameCar } from '../render/camera.ts';
import { renderCar } from '../render/render-car.ts';
import { makeScene, type SceneName } from '../scenes/make-scene.ts';
import type { TimeOfDay } from '../scenes/stage.ts';

const width = 96;
const height = 64;
const plate = { pixels: new Uint8Array(3).fill(240), width: 1, height: 1 };
const azimuths = { front34: 40, side: 90, rear34: 141, front: 4 };

export const views = Object.keys(azimuths) as (keyof typeof azimuths)[];

/** A car in a picture so small that it takes a moment, once the car is built. */
export function renderSmall(
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

/** How much of each pixel the car covers. */
export const coverage = (picture: Float32Array) => picture.filter((_, index) => index % 4 === 3);

/** The car is neither lost in the picture nor cut off by its edges. */
export function expectWhole(picture: Float32Array): void {
  const cover = coverage(picture);
  const share = cover.reduce((sum, value) => sum + value, 0) / cover.length;
  expect(share).toBeGreaterThan(0.13);
  expect(share).toBeLessThan(0.6);
  for (let row = 0; row < height; row++) expect(cover[row * width]! + cover[row * width + width - 1]!).toBe(0);
  for (let column = 0; column < width; column++) expect(cover[column]! + cover[(height - 1) * width + column]!).toBe(0);
}
