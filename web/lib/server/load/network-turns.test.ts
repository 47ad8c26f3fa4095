import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkTurns } from './network-turns.ts';

const maxWaitMs = 10_000;
const maxRestMs = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Pages that end when the test says so. */
function startTurns() {
  const takeTurn = networkTurns({ maxWaiting: 3, maxWaitMs, maxRestMs });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    refused,
    ask: (name: string) =>
      takeTurn(name.slice(0, 1), {
        make() {
          begun.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        },
        refuse: () => refused.push(name),
      }),
    async end(name: string) {
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('a network’s pages are made one after the other, and no more wait than may', async () => {
  const { begun, refused, ask, end } = startTurns();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name);
  expect(refused).toEqual(['a5']);
  expect(begun).toEqual(['a1']);
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('whoever asks for one page has it made at once, and the next of somebody who asks for many comes after it', async () => {
  const { begun, ask, end } = startTurns();
  for (const name of ['a1', 'a2', 'a3', 'b1']) ask(name);
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  ask('b2');
  expect(begun, 'b has had its page and rests for nobody').toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('two who ask for many take turns', async () => {
  const { begun, ask, end } = startTurns();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']) ask(name);
  await end('a1');
  await end('b1');
  await end('a2');
  await end('b2');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('nobody rests for ever, however many others come', async () => {
  const { begun, ask, end } = startTurns();
  for (const name of ['a1', 'a2', 'b1']) ask(name);
  await end('a1');
  await vi.advanceTimersByTimeAsync(maxRestMs - 1);
  expect(begun).toEqual(['a1', 'b1']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('whoever has waited too long is refused, and the next one takes his place', async () => {
  const { begun, refused, ask, end } = startTurns();
  for (const name of ['a1', 'a2']) ask(name);
  await vi.advanceTimersByTimeAsync(maxWaitMs - 1);
  ask('a3');
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['a2']);
  await end('a1');
  await vi.advanceTimersByTimeAsync(maxWaitMs);
  expect([begun, refused]).toEqual([['a1', 'a3'], ['a2']]);
});

test('a page that is given up while its network rests is not made, and nobody else’s with it', async () => {
  const { begun, refused, ask, end } = startTurns();
  for (const name of ['a1', 'a2', 'b1']) ask(name);
  await vi.advanceTimersByTimeAsync(maxWaitMs - 1);
  await end('a1');
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['a2']);
  ask('a3');
  expect(begun, 'a still rests').toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'a3']);
  await end('a3');
  ask('a4');
  expect([begun, refused]).toEqual([['a1', 'b1', 'a3', 'a4'], ['a2']]);
});
