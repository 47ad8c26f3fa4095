import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atLeast, checkPrograms } from './programs.ts';

test.each([
  ['v24.21.0', [24, 0], true],
  ['3.6', [3, 8], false],
  ['4.0.1', [3, 8], true],
  ['1.9', [1, 24], false],
] as const)('%s against %j: %s', (version, least, expected) => {
  expect(atLeast(version, least)).toBe(expected);
});

test('required is what README asks for, and nothing else', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const asked = readme.slice(readme.indexOf('You need Linux'), readme.indexOf('pnpm run doctor'));
  const required = checkPrograms(undefined).filter((check) => check.required);
  // Node 24 comes with the project, pnpm with the command below that sentence.
  for (const { what } of required) expect(`${asked} pnpm Node.js`, what).toContain(what.split(' ')[0]);
  expect(required.map(({ what }) => what.split(' ')[0])).not.toContain('Varnish');
});
