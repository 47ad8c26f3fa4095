import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

test('every package has the version of the newest release in the changelog', () => {
  const [, released] = /^## (\d+\.\d+\.\d+) /m.exec(read('CHANGELOG.md')) ?? [];
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', 'package.json', '*/package.json'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const versions = files.map((file) => [file, (JSON.parse(read(file)) as { version?: string }).version]);
  expect(versions.length).toBeGreaterThan(5);
  expect(versions).toEqual(files.map((file) => [file, released]));
});
