import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'docs/screenshots';
const pictures = readdirSync(`${root}${folder}`).toSorted();

test('README shows every picture that is kept, and no other', () => {
  const shown = readFileSync(`${root}README.md`, 'utf8').matchAll(/docs\/screenshots\/([\w-]+\.\w+)/g);
  expect([...shown].map(([, file]) => file).toSorted()).toEqual(pictures);
  expect(pictures).toHaveLength(8);
});

test('no picture weighs more than 150 KB', () => {
  const heavy = pictures.filter((file) => statSync(`${root}${folder}/${file}`).size > 150_000);
  expect(heavy).toEqual([]);
});
