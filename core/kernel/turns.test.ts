import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Lets so many work at once, and notes what begins and what is refused. */
function start(current: number, maxWaitMs = 60_000) {
  const turns = createTurns({ current, note() {} }, maxWaitMs);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    turns
      .run(() => {
        log.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      })
      .catch((failure) => void log.push(`${name} ${failure.code}`));
  const end = async (name: string) => {
    ends.get(name)?.();
    await sleep(0);
  };
  return { log, ask, end };
}

test('so many work at once, and of those who wait the newest comes first', async () => {
  const { log, ask, end } = start(2);
  for (const name of ['a', 'b', 'old', 'new']) void ask(name);
  expect(log).toEqual(['a', 'b']);
  for (const name of ['a', 'b']) await end(name);
  expect(log).toEqual(['a', 'b', 'new', 'old']);
});

test('when too many wait the oldest is refused', async () => {
  const { log, ask } = start(1);
  for (let asked = 0; asked <= 17; asked++) void ask(String(asked));
  await sleep(0);
  expect(log).toEqual(['0', '1 overloaded']);
});

test('who waits too long is refused and no longer in the way', async () => {
  const { log, ask, end } = start(1, 20);
  void ask('a');
  await ask('impatient');
  void ask('b');
  await end('a');
  expect(log).toEqual(['a', 'impatient overloaded', 'b']);
});

test('work that fails gives its turn back', async () => {
  const turns = createTurns({ current: 1, note() {} }, 20);
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run(async () => 'next')).toBe('next');
});
