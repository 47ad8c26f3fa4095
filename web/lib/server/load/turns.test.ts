import { expect, test } from 'vitest';
import { networkTurns } from './turns.ts';

test('a network has two turns at a time, its further ones in order; others need not wait for it', async () => {
  const takeTurn = networkTurns({ maxInFlight: 2, maxWaiting: 3 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  const taken = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => takeTurn('a', work(name)));
  expect(taken).toEqual([true, true, true, true, true, false]);
  expect(takeTurn('b', work('b1'))).toBe(true);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('a2')?.();
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'a3']) ends.get(name)?.();
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
});
