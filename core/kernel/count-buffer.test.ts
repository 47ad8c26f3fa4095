import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCountBuffer } from './count-buffer.ts';

interface Seen {
  page: string;
  times: number;
}

function openSeen(write: (counts: Seen[]) => Promise<void>, { failed = [] as number[], maxKeys = 10 } = {}) {
  return openCountBuffer<Seen>({
    keyOf: ({ page }) => page,
    merge: (into, more) => {
      into.times += more.times;
    },
    write,
    onFailed: (_error, counts) => failed.push(counts),
    flushMs: 10,
    maxKeys,
  });
}

test('what is counted while a write takes longer than the wait for it is written by the next one', async () => {
  const written: Seen[][] = [];
  const slow = Promise.withResolvers<void>();
  const buffer = openSeen(async (counts) => {
    written.push(counts);
    if (written.length === 1) await slow.promise;
  });
  buffer.add({ page: 'a', times: 1 });
  await expect.poll(() => written.length).toBe(1);
  buffer.add({ page: 'b', times: 1 });
  // Its timer has found the first write under way.
  await sleep(50);
  buffer.add({ page: 'b', times: 2 });
  slow.resolve();
  await expect.poll(() => written).toEqual([[{ page: 'a', times: 1 }], [{ page: 'b', times: 3 }]]);
  await buffer.close();
  expect(written).toHaveLength(2);
});

test('what could not be written is written with what came meanwhile, and no more keys wait than may', async () => {
  const written: Seen[][] = [];
  const failed: number[] = [];
  let isAway = true;
  const buffer = openSeen(
    async (counts) => {
      if (isAway) throw new Error('the database is away');
      written.push(counts);
    },
    { failed, maxKeys: 2 },
  );
  for (const page of ['a', 'b', 'c', 'a']) buffer.add({ page, times: 1 });
  await expect.poll(() => failed.length).toBeGreaterThan(1);
  isAway = false;
  await expect
    .poll(() => written)
    .toEqual([
      [
        { page: 'a', times: 2 },
        { page: 'b', times: 1 },
      ],
    ]);
  expect(new Set(failed)).toEqual(new Set([2]));
  await buffer.close();
});
