import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const decisions = fileURLToPath(new URL('../docs/decisions/', import.meta.url));

test('the list of decisions names each of them, by its number and title', () => {
  const list = readFileSync(`${decisions}README.md`, 'utf8');
  const listed = [...list.matchAll(/^\| (\d+) \| \[(.*)\]\((\d{4}-[^)]*\.md)\) \|/gm)].map((row) => row.slice(1, 4));
  const records = globSync('[0-9]*.md', { cwd: decisions }).toSorted();
  const titles = records.map((file) => {
    const [title = ''] = readFileSync(decisions + file, 'utf8').split('\n', 1);
    return [String(Number(file.slice(0, 4))), title.replace(/^# \d+[.:]? /, ''), file];
  });
  expect(listed).toEqual(titles);
});
