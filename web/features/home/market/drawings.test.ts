import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sectionKeys } from '@kardan/contract/values/sections';
import { bodies } from '@kardan/contract/values/vehicle';
import { expect, test } from 'vitest';
import { shownSections } from '#domain/search/sections.ts';

const bytesOf = (name: string) =>
  statSync(fileURLToPath(new URL(`../../../public/sections/${name}.webp`, import.meta.url))).size;

test('every section is shown, with a small drawing of its kind of car', () => {
  expect(shownSections.toSorted()).toEqual(sectionKeys.toSorted());
  for (const section of sectionKeys) expect(bytesOf(section)).toBeLessThan(16_000);
});

test.each(bodies)('the body %s has a small drawing', (body) => {
  expect(bytesOf(`body-${body}`)).toBeLessThan(6_000);
});
