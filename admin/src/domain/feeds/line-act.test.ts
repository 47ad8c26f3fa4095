import { lineIssueCodes } from '@kardan/contract/values/feeds';
import { expect, test } from 'vitest';
import { actForGone, actForIssue, type LineIssue } from './line-act.ts';

const issue = (changes: Partial<LineIssue>): LineIssue => ({
  column: 'kategorie',
  raw: 'Kombi/Van',
  field: 'body',
  code: 'value-unmapped',
  severity: 'drops',
  understood: null,
  ...changes,
});

test('a value that nobody has mapped is mapped once, whether its car is here or not', () => {
  const act = { kind: 'map', column: 'kategorie', raw: 'Kombi/Van' };
  expect(actForIssue({ listingId: null }, issue({}))).toEqual(act);
  expect(actForIssue({ listingId: 4 }, issue({ code: 'make-unknown' }))).toEqual(act);
});

test('a make that is missing altogether cannot be mapped', () => {
  expect(actForIssue({ listingId: null }, issue({ code: 'make-unknown', raw: null }))).toBeUndefined();
});

test('a locked field is released at its car', () => {
  const found = issue({ code: 'field-locked', field: 'priceEur', severity: 'keeps' });
  expect(actForIssue({ listingId: 4 }, found)).toEqual({ kind: 'unlock', listingId: 4, field: 'priceEur' });
});

test('what concerns the whole feed is done in its settings', () => {
  expect(actForIssue({ listingId: null }, issue({ code: 'site-unknown' }))).toEqual({ kind: 'sites' });
  expect(actForIssue({ listingId: null }, issue({ code: 'question-open' }))).toEqual({ kind: 'questions' });
});

test.each(lineIssueCodes)('no act about %s names a car that is not there', (code) => {
  expect(JSON.stringify(actForIssue({ listingId: null }, issue({ code })) ?? null)).not.toContain('listingId');
});

test('a car that is missing from the file is told as sold while it is on offer, and looked at otherwise', () => {
  expect(actForGone({ listingId: 4, state: 'active' })).toEqual({ kind: 'sold', listingId: 4 });
  expect(actForGone({ listingId: 4, state: 'withdrawn' })).toEqual({ kind: 'open', listingId: 4 });
  expect(actForGone({ listingId: null, state: null })).toBeUndefined();
});
