import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type PageTurn, pageTurns } from './page-turns.ts';

function start(options: Partial<Parameters<typeof pageTurns>[0]> = {}) {
  const take = pageTurns({ maxAtWork: 2, maxInFlight: 5, maxWaiting: 3, maxWaitMs: 60_000, ...options });
  const log: string[] = [];
  const turns = new Map<string, PageTurn>();
  const ask = async (name: string) => {
    const turn = await take();
    log.push(turn ? name : `${name} refused`);
    if (turn) turns.set(name, turn);
  };
  const tell = async (name: string, what: keyof PageTurn) => {
    turns.get(name)?.[what]();
    await sleep(0);
  };
  return { log, ask, tell };
}

test('a few pages are made at a time, and of those who wait the newest comes first', async () => {
  const { log, ask, tell } = start();
  for (const name of ['a', 'b']) await ask(name);
  for (const name of ['old', 'new']) void ask(name);
  await tell('a', 'end');
  await tell('a', 'end');
  expect(log).toEqual(['a', 'b', 'new']);
});

test('a page that waits for the API takes nobody’s turn, up to a bound', async () => {
  const { log, ask, tell } = start();
  for (const name of ['a', 'b']) await ask(name);
  for (const name of ['c', 'd', 'e']) void ask(name);
  // Of two calls the second ends the wait.
  await tell('a', 'pause');
  await tell('a', 'pause');
  expect(log).toEqual(['a', 'b', 'e']);
  await tell('a', 'resume');
  for (const name of ['b', 'e']) await tell(name, 'pause');
  expect(log).toEqual(['a', 'b', 'e', 'd', 'c']);
  await tell('d', 'pause');
  const sixth = ask('f');
  await sleep(0);
  expect(log).not.toContain('f');
  await tell('e', 'end');
  await sixth;
  expect(log.at(-1)).toBe('f');
});

test('who waits too long is refused, and the oldest when too many wait', async () => {
  const { log, ask, tell } = start({ maxWaitMs: 30 });
  for (const name of ['a', 'b']) await ask(name);
  for (const name of ['1', '2', '3', '4']) void ask(name);
  await sleep(0);
  expect(log).toEqual(['a', 'b', '1 refused']);
  await sleep(60);
  expect(log.slice(3)).toEqual(['2 refused', '3 refused', '4 refused']);
  await tell('a', 'end');
  await ask('c');
  expect(log.at(-1)).toBe('c');
});
