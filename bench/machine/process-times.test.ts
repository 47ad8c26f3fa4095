import { expect, test } from 'vitest';
import { cpuMsOf, machineTimes, parseProcessCpuMs } from './process-times.ts';

test('a name with spaces and parentheses does not shift the fields', () => {
  const rest = '1 2 3 0 -1 4194560 100 200 0 0 250 50 7 9 20 0 1 0';
  expect(parseProcessCpuMs(`42 (postgres: a (b) c) S ${rest}`)).toBe(3_000);
});

test('our own processor time grows as we work, and the machine’s with it', () => {
  const before = { own: cpuMsOf(process.pid), busy: machineTimes().busyMs };
  // By our own account, so that it does not matter how much of the machine we get.
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < 200_000) Math.sqrt(Math.random());
  expect(cpuMsOf(process.pid) - before.own).toBeGreaterThan(150);
  expect(machineTimes().busyMs - before.busy).toBeGreaterThan(150);
});

test('a process that has ended counts nothing', () => {
  expect(cpuMsOf(2 ** 22 + 1)).toBe(0);
});
