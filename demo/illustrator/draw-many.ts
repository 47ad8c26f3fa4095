import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw-car.ts';

export interface Order {
  drawing: Drawing;
  /** Of the WebP file, 1 to 100. */
  quality: number;
}

export interface Drawn {
  index: number;
  webp: Uint8Array;
}

/**
 * Draws many pictures on worker threads; `each` gets every file as it is done. Pictures of one view of one car stay
 * together on one thread: its shape takes a second to build and its surfaces are found once for all paints.
 */
export async function drawMany(
  orders: readonly Order[],
  each: (drawn: Drawn) => Promise<void> | void,
  threads = availableParallelism(),
): Promise<void> {
  const runs = runsOf(orders);
  await Promise.all(Array.from({ length: Math.min(threads, runs.length) }, () => drawRuns(runs, orders, each)));
}

function runsOf(orders: readonly Order[]): number[][] {
  const runs = Map.groupBy(orders.keys(), (index) => {
    const { look, seed, electric } = orders[index]!.drawing;
    return `${look}/${seed}/${electric}`;
  });
  const views = (index: number) => orders[index]!.drawing.view;
  return [...runs.values()].map((run) => run.sort((a, b) => views(a).localeCompare(views(b)) || a - b));
}

/** One thread takes one car after the other until none is left. */
async function drawRuns(
  runs: number[][],
  orders: readonly Order[],
  each: (drawn: Drawn) => Promise<void> | void,
): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
  try {
    for (let run = runs.shift(); run; run = runs.shift()) {
      for (const index of run) await each({ index, webp: await drawOn(worker, orders[index]!) });
    }
  } finally {
    await worker.terminate();
  }
}

function drawOn(worker: Worker, order: Order): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.postMessage(order);
  return promise.finally(() => worker.removeListener('error', reject));
}
