import { globSync, readFileSync } from 'node:fs';
import { issueTexts } from '@kardan/contract/labels/issue';
import { expect, test } from 'vitest';

/** `{ path: ['vin'], code: 'vin-needed', …` and `wrong(['vin'], 'vin-needed')`, as use cases and routes find fields wrong. */
const refusals = [
  /path: \[[^\]]*\],\s*code: '([a-z-]+)'/g,
  /\bwrong\(\[[^\]]*\], '([a-z-]+)'/g,
  /params: \{ code: '([a-z-]+)'/g,
];

test('what is found wrong with a field is told in the words of both languages', () => {
  const files = globSync('{contract,core,api}/**/*.ts', { exclude: (name) => name.includes('node_modules') });
  const told = files
    .filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return refusals.flatMap((refusal) => [...source.matchAll(refusal)].map(([, code]) => code as string));
    });
  expect(told.length).toBeGreaterThan(50);
  expect([...new Set(told)].filter((code) => !Object.hasOwn(issueTexts, code))).toEqual([]);
});
