import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPushTurns } from './push-turns.ts';

const limits = { working: 2, waiting: 4, waitingEach: 2, waitMs: 5_000 };

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, open: resolve };
}

test('calls of a dealership follow each other in their order, those of another do not wait for them', async () => {
  const turns = createPushTurns(limits);
  const first = gate();
  const done: string[] = [];
  const note = (name: string) => async () => void done.push(name);
  const all = [turns.take(1, first.work), turns.take(1, note('second')), turns.take(1, note('third'))];
  await turns.take(2, note('other'));
  expect(done).toEqual(['other']);
  first.open();
  await Promise.all(all);
  expect(done).toEqual(['other', 'second', 'third']);
});

test('only so many work at all, and only so many wait: of one dealership, and together', async () => {
  const turns = createPushTurns(limits);
  const held = gate();
  let working = 0;
  const work = () => {
    working += 1;
    return held.work();
  };
  const taken = [1, 1, 1, 2, 3, 4].map((dealershipId) => turns.take(dealershipId, work));
  await expect(turns.take(1, work)).rejects.toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 1 });
  await expect(turns.take(5, work)).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(working).toBe(2);
  held.open();
  await Promise.all(taken);
  expect(working).toBe(6);
});

test('whoever has waited too long is told to come again, and a failure lets the next one work', async () => {
  const turns = createPushTurns({ ...limits, waitMs: 20 });
  const held = gate();
  const first = turns.take(1, () => held.work().then(() => Promise.reject(new Error('broken'))));
  await expect(turns.take(1, async () => 'late')).rejects.toMatchObject({ retryAfterSeconds: 2 });
  const next = turns.take(1, async () => 'done');
  await sleep(1);
  held.open();
  await expect(first).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
