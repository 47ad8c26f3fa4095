import { expect, test } from 'vitest';
import { pageSizeFromUrl } from './page-size.ts';

test.each([
  ['', 20],
  ['limit=20', 20],
  ['limit=50', 50],
  ['limit=100', 100],
  ['limit=10', 20],
  ['limit=1000', 20],
  ['limit=050', 20],
  ['limit=5e1', 20],
  ['limit=-50', 20],
  ['limit=', 20],
  ['limit=50&limit=100', 20],
])('"%s" asks for %i results', (query, size) => {
  expect(pageSizeFromUrl(new URLSearchParams(query))).toBe(size);
});
