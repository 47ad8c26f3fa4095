import { expect, test } from 'vitest';
import { networkBudget } from './network-budget.ts';

function start() {
  let time = 0;
  const spend = networkBudget({ perSecond: 2, burst: 10 }, () => time);
  const wait = (seconds: number) => {
    time += seconds * 1_000;
  };
  const times = (count: number, ...networks: string[]) =>
    Array.from({ length: count }, () => spend(networks)).filter((seconds) => seconds === 0).length;
  return { spend, wait, times };
}

test('a network spends its burst, then what comes back, and is told when; others are not concerned', () => {
  const { spend, wait, times } = start();
  expect(times(50, 'a')).toBe(10);
  expect(spend(['a'])).toBe(1);
  expect(times(50, 'b')).toBe(10);
  wait(3);
  expect(times(50, 'a')).toBe(6);
  wait(3_600);
  expect(times(50, 'a')).toBe(10);
});

test('who asks steadily within the rate is never refused', () => {
  const { spend, wait } = start();
  const answers = Array.from({ length: 1_000 }, () => {
    wait(0.5);
    return spend(['crawler']);
  });
  expect(new Set(answers)).toEqual(new Set([0]));
});

test('many networks of one wider network have four times what one has, together', () => {
  const { times } = start();
  const spent = Array.from({ length: 100 }, (_, index) => times(10, `${index}/64`, 'wide/48'));
  expect(spent.reduce((sum, each) => sum + each)).toBe(40);
});

test('a network that has nothing left takes nothing from the wider one', () => {
  const { times } = start();
  times(1_000, '1/64', 'wide/48');
  expect(times(10, '2/64', 'wide/48')).toBe(10);
});
