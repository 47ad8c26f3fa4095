import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawCar } from './draw-car.ts';
import type { Order } from './draw-many.ts';

sharp.concurrency(1);
parentPort?.on('message', (order: Order) => void draw(order));

/** Draws one picture and sends it back as WebP; a failure ends the thread, which whoever waits for it is told. */
async function draw({ drawing, quality }: Order): Promise<void> {
  const { pixels, width, height } = await drawCar(drawing);
  const webp = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
  parentPort?.postMessage(new Uint8Array(webp));
}
