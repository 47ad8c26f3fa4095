import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(['docs/security.md', 'docs/security/asvs.md'])('every file that %s names as its proof is there', (page) => {
  const text = readFileSync(`${root}${page}`, 'utf8');
  const files = [...text.matchAll(/`([\w./-]+\/[\w./-]+\.tsx?)`/g)].map(([, file]) => file as string);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
});

test('no requirement of the ASVS has two rows', () => {
  const text = readFileSync(`${root}docs/security/asvs.md`, 'utf8');
  const rows = [...text.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', '));
  expect(rows.length).toBeGreaterThan(180);
  expect(rows.filter((number, place) => rows.indexOf(number) !== place)).toEqual([]);
});
