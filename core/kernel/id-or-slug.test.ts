import { expect, test } from 'vitest';
import { idOrSlug } from './id-or-slug.ts';

test.each([
  ['7', { id: 7 }],
  ['007', { id: 7 }],
  ['wien', { slug: 'wien' }],
  ['wien-1010', { slug: 'wien-1010' }],
  ['3-series', { slug: '3-series' }],
  ['1010-1020', undefined],
  ['Wien', undefined],
  ['wien--1010', undefined],
  ['-wien', undefined],
  ['wien ', undefined],
  ['wien\u0000', undefined],
  ['9'.repeat(16), undefined],
  ['a'.repeat(161), undefined],
  ['', undefined],
])('%j names %j', (text, expected) => {
  expect(idOrSlug(text)).toEqual(expected);
});
