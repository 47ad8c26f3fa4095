import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pageTurns } from './page-turns.ts';

function start(options: Partial<Parameters<typeof pageTurns>[0]> = {}) {
  const take = pageTurns({ maxInFlight: 2, maxWaiting: 3, maxWaitMs: 60_000, ...options });
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = async (name: string) => {
    const end = await take();
    log.push(end ? name : `${name} refused`);
    if (end) ends.set(name, end);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await sleep(0);
  };
  return { log, ask, end };
}

test('a few pages are made at a time, and of those who wait the newest comes first', async () => {
  const { log, ask, end } = start();
  for (const name of ['a', 'b']) await ask(name);
  for (const name of ['old', 'new']) void ask(name);
  await end('a');
  expect(log).toEqual(['a', 'b', 'new']);
  await end('b');
  expect(log).toEqual(['a', 'b', 'new', 'old']);
});

test('who waits too long is refused, and the oldest when too many wait', async () => {
  const { log, ask, end } = start({ maxWaitMs: 30 });
  for (const name of ['a', 'b']) await ask(name);
  for (const name of ['1', '2', '3', '4']) void ask(name);
  await sleep(0);
  expect(log).toEqual(['a', 'b', '1 refused']);
  await sleep(60);
  expect(log.slice(3)).toEqual(['2 refused', '3 refused', '4 refused']);
  await end('a');
  await ask('c');
  expect(log.at(-1)).toBe('c');
});
