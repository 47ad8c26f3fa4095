import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endProcess, launchDetached, runningProcess } from './process.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kardan-process-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const launch = (program: string, ...args: string[]) =>
  launchDetached(directory, { program, args, cwd: directory, user: undefined });

test('a started process is recognised until it is ended', async () => {
  launch('sleep', '60');
  expect(runningProcess(directory)).toBeGreaterThan(0);
  await endProcess(directory, 'SIGTERM');
  expect(runningProcess(directory)).toBeUndefined();
});

test('a process that ignores the signal is ended by force', async () => {
  launch('sh', '-c', 'trap "" TERM; while :; do sleep 0.1; done');
  await endProcess(directory, 'SIGTERM', 0.3);
  expect(runningProcess(directory)).toBeUndefined();
});

test('a foreign process that got our old id is left alone', async () => {
  const foreign = spawn('sleep', ['60']);
  writeFileSync(join(directory, 'pid'), `${foreign.pid} another-boot:1\n`);
  expect(runningProcess(directory)).toBeUndefined();
  await endProcess(directory, 'SIGKILL');
  expect(existsSync(`/proc/${foreign.pid}`)).toBe(true);
  foreign.kill();
});

test('a program that does not exist is an error', () => {
  expect(() => launch('/no/such/program')).toThrow('could not be started');
});
