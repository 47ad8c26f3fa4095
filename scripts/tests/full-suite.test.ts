import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('docs/tests.md lists what only the full suite promises: every file of it, and no other', () => {
  const page = readFileSync(`${root}docs/tests.md`, 'utf8').split('## What only the full suite promises')[1] ?? '';
  const listed = [...page.matchAll(/`([\w/-]+\.full\.test\.tsx?)`/g)].map(([, file]) => file);
  const files = globSync('**/*.full.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] });
  expect([...new Set(listed)].toSorted()).toEqual(files.toSorted());
});
