import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const limits = { running: 1, waiting: 50, waitingEach: 50, eachMinute: 1_000, waitMs: 60_000 };

test('no more than the limit runs at a time, in the order of asking', async () => {
  const queue = createFairQueue({ ...limits, running: 2 });
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      queue.run(String(number), 'anna', async () => {
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
  const queue = createFairQueue({ ...limits, waiting: 2 });
  const gate = Promise.withResolvers<void>();
  const taken = ['1', '2', '3'].map((name) => queue.run(name, 'anna', () => gate.promise));
  await expect(queue.run('4', 'anna', async () => {})).rejects.toMatchObject({ code: 'overloaded' });
  gate.resolve();
  await Promise.all(taken);
  expect(await queue.run('5', 'anna', async () => 'done')).toBe('done');
});

test('work that waited too long is not begun, and gives its place on', async () => {
  const queue = createFairQueue({ ...limits, waitMs: 20 });
  const first = queue.run('first', 'anna', () => wait(50));
  let begun = false;
  const late = queue.run('late', 'anna', async () => {
    begun = true;
  });
  await expect(late).rejects.toMatchObject({ code: 'overloaded' });
  expect(begun).toBe(false);
  await first;
  expect(await queue.run('next', 'anna', async () => 'next')).toBe('next');
});

test('work that fails gives its place on', async () => {
  const queue = createFairQueue(limits);
  const failing = queue.run('failing', 'anna', () => Promise.reject(new Error('broken')));
  const next = queue.run('next', 'anna', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

/** A queue whose one place is taken until the gate opens; what runs after that is noted in order. */
function busyQueue(changed: Partial<typeof limits> = {}) {
  const queue = createFairQueue({ ...limits, ...changed });
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const holding = queue.run('gate', 'nobody', () => gate.promise);
  const ask = (visitor: string, name: string) => queue.run(name, visitor, async () => void begun.push(name));
  const open = async (...asked: Promise<unknown>[]) => {
    gate.resolve();
    await Promise.all([holding, Promise.allSettled(asked)]);
    return begun;
  };
  return { ask, open };
}

test('visitors take turns: who asks for one waits for one, however many somebody else asked for before', async () => {
  const { ask, open } = busyQueue();
  const flood = Array.from({ length: 20 }, (_, number) => ask('flood', `flood ${number}`));
  const [anna, berta, more] = [ask('anna', 'anna 0'), ask('berta', 'berta 0'), ask('anna', 'anna 1')];
  const begun = await open(...flood, anna, berta, more);
  expect(begun.slice(0, 6)).toEqual(['flood 0', 'anna 0', 'berta 0', 'flood 1', 'anna 1', 'flood 2']);
  expect(begun).toHaveLength(23);
});

test('who wants what somebody else waits for gets it at their own turn, and it is made once', async () => {
  const { ask, open } = busyQueue();
  const flood = Array.from({ length: 20 }, (_, number) => ask('flood', `flood ${number}`));
  const begun = await open(...flood, ask('anna', 'flood 19'), ask('anna', 'flood 19'));
  expect(begun.slice(0, 3)).toEqual(['flood 0', 'flood 19', 'flood 1']);
  expect(begun).toHaveLength(20);
});

test('a visitor may have only so many waiting, and ask for only so many in a minute', async () => {
  const few = busyQueue({ waitingEach: 2 });
  const asked = ['1', '2'].map((name) => few.ask('anna', name));
  await expect(few.ask('anna', '3')).rejects.toMatchObject({ code: 'overloaded' });
  const other = few.ask('berta', '4');
  expect(await few.open(...asked, other)).toEqual(['1', '4', '2']);

  const seldom = createFairQueue({ ...limits, eachMinute: 2 });
  for (const name of ['1', '2']) await seldom.run(name, 'anna', async () => {});
  await expect(seldom.run('3', 'anna', async () => {})).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfterSeconds: 60,
  });
  await seldom.run('3', 'berta', async () => {});
});

test('when all places are taken, whoever waits for most gives up one for who waits for less', async () => {
  const { ask, open } = busyQueue({ waiting: 6 });
  const flood = Array.from({ length: 6 }, (_, number) => ask('flood', `flood ${number}`));
  const anna = [ask('anna', 'anna 0'), ask('anna', 'anna 1')];
  await expect(flood[5]).rejects.toMatchObject({ code: 'overloaded' });
  await expect(flood[4]).rejects.toMatchObject({ code: 'overloaded' });
  await expect(ask('flood', 'flood 6')).rejects.toMatchObject({ code: 'overloaded' });
  const begun = await open(...flood, ...anna);
  expect(begun).toEqual(['flood 0', 'anna 0', 'flood 1', 'anna 1', 'flood 2', 'flood 3']);
});
