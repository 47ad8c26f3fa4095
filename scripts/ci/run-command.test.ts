import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from './run-command.ts';

test('a command is ok when it ends with 0', async () => {
  expect(await runCommand(['true'], 60_000)).toBe(true);
  expect(await runCommand(['false'], 60_000)).toBe(false);
});

test('a command that hangs is ended, and so is what it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kardan-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pid');
  expect(await runCommand(['sh', '-c', `sleep 300 & echo $! > ${file}; wait`], 1_000)).toBe(false);
  const started = `/proc/${readFileSync(file, 'utf8').trim()}`;
  // What is left of it for a moment is a zombie.
  await expect.poll(() => existsSync(started) && !readFileSync(`${started}/stat`, 'utf8').includes(') Z ')).toBe(false);
});
