import { sectionKeys } from '@kardan/contract/values/sections';
import { expect, test } from 'vitest';
import { shownSections } from './sections.ts';

test('every section is shown', () => {
  expect(shownSections.toSorted()).toEqual(sectionKeys.toSorted());
});
