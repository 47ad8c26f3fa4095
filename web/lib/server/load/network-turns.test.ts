import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkTurns } from './network-turns.ts';

const maxRestMs = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Pages that end when the test says so. */
function startTurns() {
  const takeTurn = networkTurns({ maxWaiting: 3, maxRestMs });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (name: string) =>
      takeTurn(name.slice(0, 1), () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('a network’s pages are made one after the other, and no more wait than may', async () => {
  const { begun, ask, end } = startTurns();
  expect(['a1', 'a2', 'a3', 'a4', 'a5'].map(ask)).toEqual([true, true, true, true, false]);
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
