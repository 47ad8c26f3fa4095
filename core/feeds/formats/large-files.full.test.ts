import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = new URL('./testing/read-large-file.ts', import.meta.url).pathname;

async function readLargeFile(lines: number, signs: number) {
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(lines), String(signs)]);
  return JSON.parse(stdout) as {
    cars: number;
    issues: number;
    bytes: number;
    processorSeconds: number;
    rssMegabytes: number;
  };
}

test('20,000 cars of 120 columns are read and understood in 5 seconds of processor', async () => {
  const { cars, issues, processorSeconds } = await readLargeFile(20_000, 1500);
  expect({ cars, issues }).toEqual({ cars: 20_000, issues: 0 });
  expect(processorSeconds).toBeLessThan(5);
});

test('a file of 500 MB needs at most 512 MB of memory', async () => {
  const { cars, bytes, rssMegabytes } = await readLargeFile(100_000, 5000);
  expect(cars).toBe(100_000);
  expect(bytes).toBeGreaterThan(500_000_000);
  expect(rssMegabytes).toBeLessThan(512);
});
