import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

test('no more than the limit runs at a time, in the order of asking', async () => {
  const queue = createBoundedQueue({ running: 2, waiting: 50, waitMs: 60_000 });
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      queue.run(async () => {
        begun.push(number);
        most = Math.max(most, ++running);
        await wait(number % 3);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([...begun].sort((a, b) => a - b));
});

test('when too many wait, more are refused at once, and taken again when there is room', async () => {
  const queue = createBoundedQueue({ running: 1, waiting: 2, waitMs: 60_000 });
  const gate = Promise.withResolvers<void>();
  const taken = [1, 2, 3].map(() => queue.run(() => gate.promise));
  await expect(queue.run(async () => {})).rejects.toMatchObject({ code: 'overloaded' });
  gate.resolve();
  await Promise.all(taken);
  expect(await queue.run(async () => 'done')).toBe('done');
});

test('work that waited too long is not begun, and gives its place on', async () => {
  const queue = createBoundedQueue({ running: 1, waiting: 5, waitMs: 20 });
  const first = queue.run(() => wait(50));
  let begun = false;
  const late = queue.run(async () => {
    begun = true;
  });
  await expect(late).rejects.toMatchObject({ code: 'overloaded' });
  expect(begun).toBe(false);
  await first;
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('work that fails gives its place on', async () => {
  const queue = createBoundedQueue({ running: 1, waiting: 5, waitMs: 60_000 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
