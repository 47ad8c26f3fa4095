import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { remember } from './remember.ts';

/** Says how often it was asked. */
function asked(answer: () => Promise<string> = async () => 'Volkswagen') {
  let times = 0;
  return {
    load: () => {
      times += 1;
      return answer();
    },
    times: () => times,
  };
}

test('an answer is asked for once while it is remembered, and again after that', async () => {
  const { load, times } = asked();
  expect(await Promise.all([remember('names', 0.05, load), remember('names', 0.05, load)])).toEqual([
    'Volkswagen',
    'Volkswagen',
  ]);
  expect(times()).toBe(1);
  await sleep(80);
  await remember('names', 0.05, load);
  expect(times()).toBe(2);
});

test('a failure is not remembered', async () => {
  let fails = true;
  const { load, times } = asked(async () => {
    if (fails) throw new Error('no answer');
    return 'Audi';
  });
  await expect(remember('failing', 60, load)).rejects.toThrow('no answer');
  fails = false;
  expect(await remember('failing', 60, load)).toBe('Audi');
  expect(times()).toBe(2);
});

test('whoever walks through all addresses makes nothing grow: what was asked for longest ago is forgotten', async () => {
  const first = asked();
  await remember('place 0', 60, first.load);
  for (let place = 1; place <= 2_000; place++) await remember(`place ${place}`, 60, asked().load);
  const last = asked();
  await remember('place 2000', 60, last.load);
  expect(last.times()).toBe(0);
  await remember('place 0', 60, first.load);
  expect(first.times()).toBe(2);
});
