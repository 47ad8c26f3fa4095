import { expect, test } from 'vitest';
import { type Drawing, drawCar, insideViews, outsideViews } from './draw-car.ts';
import { sceneNames } from './scenes/make-scene.ts';
import { times } from './scenes/stage.ts';

const small: Drawing = {
  look: 'estate',
  seed: 7,
  electric: false,
  paint: 'blue',
  view: 'front34',
  width: 72,
  density: 1,
  scene: 'forecourt',
  time: 'day',
};

test('the same drawing gives the same pixels, whatever was drawn between', async () => {
  const first = await drawCar(small);
  await drawCar({ ...small, paint: 'red' });
  await drawCar({ ...small, look: 'suv', seed: 8 });
  expect((await drawCar(small)).pixels.equals(first.pixels)).toBe(true);
});

test('another seed gives another car, another scene seed another background', async () => {
  const { pixels } = await drawCar(small);
  expect((await drawCar({ ...small, seed: 9 })).pixels.equals(pixels)).toBe(false);
  expect((await drawCar({ ...small, sceneSeed: 9 })).pixels.equals(pixels)).toBe(false);
});

test.each([...outsideViews, ...insideViews])(
  'a picture of the view %s is full of detail and well exposed',
  async (view) => {
    const { pixels, width, height } = await drawCar({ ...small, view });
    expect(pixels).toHaveLength(width * height * 3);
    expectExposed(pixels);
  },
);

test.each(['cabriolet', 'classic', 'youngtimer'] as const)('the cabin of the look %s can be drawn', async (look) => {
  expectExposed((await drawCar({ ...small, look, view: 'interior' })).pixels);
});

test.each(sceneNames)('the scene %s is well exposed', async (scene) => {
  const time = times[sceneNames.indexOf(scene) % times.length];
  expectExposed((await drawCar({ ...small, scene, time })).pixels);
});

/** Neither black nor burnt out, and not one flat colour. */
function expectExposed(pixels: Buffer): void {
  const mean = pixels.reduce((sum, byte) => sum + byte, 0) / pixels.length;
  const spread = Math.sqrt(pixels.reduce((sum, byte) => sum + (byte - mean) ** 2, 0) / pixels.length);
  expect(mean).toBeGreaterThan(40);
  expect(mean).toBeLessThan(215);
  expect(spread).toBeGreaterThan(20);
}
