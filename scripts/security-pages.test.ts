import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asvsRequirements } from './asvs-requirements.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = new Set(
  readdirSync(root, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : [])),
);
const asvs = readFileSync(`${root}docs/security/asvs.md`, 'utf8');

test.each(['docs/security.md', 'docs/security/asvs.md'])('every file that %s names as its proof is there', (page) => {
  const text = readFileSync(`${root}${page}`, 'utf8');
  const named = [...text.matchAll(/`([\w.-]+)(\/[^`\s]*)`/g)].filter(([, folder = '']) => folders.has(folder));
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file]) => `${dirname(page)}/${file}`);
  const files = [...named.map(([, folder, path]) => `${folder}${path}`), ...linked];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
});

test('every requirement of the ASVS at levels 1 and 2 has one place on its page, and nothing else has', () => {
  const rows = [...asvs.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', '));
  const notHere = [...asvs.matchAll(/^Not here.*$/gm)].flatMap(([line]) => numbersIn(line));
  const asked = Object.entries(asvsRequirements).flatMap(([section, numbers]) =>
    numbers.split(' ').flatMap((range) => numbersIn(range.replaceAll(/\d+/g, `${section}.$&`).replace('-', ' to '))),
  );
  expect(asked).toHaveLength(253);
  expect([...rows, ...notHere].sort()).toEqual(asked.sort());
});

test('whatever is said of a requirement is said with what shows it, or what is missing', () => {
  const rows = asvs.split('\n').filter((line) => /^\| \d/.test(line));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells.filter(([, , , holds = '']) => !['yes', 'partly', 'no', 'installation'].includes(holds))).toEqual([]);
  expect(cells.filter(([, , , , how]) => !how).map(([, number]) => number)).toEqual([]);
});

/** Numbers of requirements in a line, `10.4.1 to 10.4.4` being four. */
function numbersIn(line: string): string[] {
  return [...line.matchAll(/(\d+\.\d+\.)(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, place) => `${section}${Number(first) + place}`),
  );
}
