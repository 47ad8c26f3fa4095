import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withDeadline } from './deadline.ts';
import { createTurns } from './turns.ts';

/** Lets so many work at once, and notes what begins and what is refused. */
function start(maxInFlight: number, maxWaitMs = 60_000, first?: 'oldest') {
  const turns = createTurns({ maxInFlight, maxWaitMs, ...(first && { first }) });
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
  return { turns, log, ask, end };
}

test('so many work at once, and of those who wait the newest comes first', async () => {
  const { turns, log, ask, end } = start(2);
  for (const name of ['a', 'b', 'old', 'new']) void ask(name);
  await sleep(0);
  expect(log).toEqual(['a', 'b']);
  expect(turns.waiting).toBe(2);
  for (const name of ['a', 'b']) await end(name);
  expect(log).toEqual(['a', 'b', 'new', 'old']);
  expect(turns.waiting).toBe(0);
});

test('where it is so wanted the oldest comes first', async () => {
  const { log, ask, end } = start(1, 60_000, 'oldest');
  for (const name of ['a', 'old', 'new']) void ask(name);
  await sleep(0);
  for (const name of ['a', 'old']) await end(name);
  expect(log).toEqual(['a', 'old', 'new']);
});

test('who waits too long is refused and no longer in the way', async () => {
  const { log, ask, end } = start(1, 20);
  void ask('a');
  await ask('impatient');
  void ask('b');
  await end('a');
  expect(log).toEqual(['a', 'impatient overloaded', 'b']);
});

test('what nobody waits for any more is not begun', async () => {
  const { log, ask, end } = start(1);
  await withDeadline(-1, () => ask('late'));
  void ask('a');
  await withDeadline(20, () => ask('too late in the line'));
  await end('a');
  void withDeadline(60_000, () => ask('b'));
  await end('a');
  expect(log).toEqual(['late overloaded', 'a', 'too late in the line overloaded', 'b']);
});

test('work that fails gives its turn back, and a turn ends once', async () => {
  const { turns } = start(1, 20);
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const end = await turns.take();
  end();
  end();
  await turns.take();
  await expect(turns.take()).rejects.toMatchObject({ code: 'overloaded' });
});
