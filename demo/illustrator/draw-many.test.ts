import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Drawing } from './draw-car.ts';
import { drawMany, type Order } from './draw-many.ts';

const order = (change: Partial<Drawing>): Order => ({
  quality: 60,
  drawing: { look: 'small', seed: 2, electric: false, paint: 'red', view: 'side', width: 60, density: 1, ...change },
});

test('every order comes back once, as WebP of its size, and the same whichever thread draws it', async () => {
  const orders = [
    order({}),
    order({ view: 'wheel' }),
    order({ look: 'suv' }),
    order({ paint: 'green' }),
    order({ view: 'boot' }),
  ];
  const draw = async (threads: number) => {
    const files = new Map<number, Buffer>();
    await drawMany(orders, ({ index, webp }) => void files.set(index, Buffer.from(webp)), threads);
    return orders.map((_, index) => files.get(index) as Buffer);
  };
  const files = await draw(2);
  for (const file of files) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  }
  const again = await draw(1);
  expect(again.map((file, index) => file.equals(files[index] as Buffer))).toEqual(orders.map(() => true));
});

test('an order that cannot be drawn fails the whole run', async () => {
  const broken = order({ paint: 'invisible' as Drawing['paint'] });
  await expect(drawMany([broken], () => {}, 1)).rejects.toThrow();
});
