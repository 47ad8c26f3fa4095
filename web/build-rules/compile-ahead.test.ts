import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileAhead } from './compile-ahead.ts';

test('scripts get the hint in their first line, once, and nothing else is touched', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'compile-ahead-'));
  await writeFile(join(directory, 'a.js'), 'start()');
  await writeFile(join(directory, 'a.css'), 'p{}');
  // A build keeps files that have not changed.
  await compileAhead(directory);
  await compileAhead(directory);
  expect(await readFile(join(directory, 'a.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nstart()');
  expect(await readFile(join(directory, 'a.css'), 'utf8')).toBe('p{}');
});
