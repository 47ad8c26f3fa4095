import { expect, test } from 'vitest';
import { assigneeOf, type RoutedInquiry, type RoutingRule } from './routing-rules.ts';

const anna = 1;
const bernd = 2;
const skoda = 10;
const rule = (fields: Partial<RoutingRule>): RoutingRule => ({
  makeIds: [],
  languages: [],
  subjects: [],
  time: 'always',
  accountId: anna,
  ...fields,
});
const inquiry: RoutedInquiry = { makeId: skoda, language: 'de-AT', subject: 'question', isOpen: true };
const all = new Set([anna, bernd]);

test.each([
  ['an empty rule fits all', rule({}), {}, anna],
  ['the make', rule({ makeIds: [skoda] }), {}, anna],
  ['another make', rule({ makeIds: [11] }), {}, null],
  ['a make, of an inquiry about no car', rule({ makeIds: [skoda] }), { makeId: null }, null],
  ['the language', rule({ languages: ['en'] }), { language: 'en' as const }, anna],
  ['another language', rule({ languages: ['en'] }), {}, null],
  ['the subject', rule({ subjects: ['test-drive'] }), { subject: 'test-drive' as const }, anna],
  ['a subject, of an inquiry without one', rule({ subjects: ['test-drive'] }), { subject: null }, null],
  ['in opening hours', rule({ time: 'open' }), {}, anna],
  ['in opening hours, at night', rule({ time: 'open' }), { isOpen: false }, null],
  ['outside them', rule({ time: 'closed' }), { isOpen: false }, anna],
  ['all at once', rule({ makeIds: [skoda], languages: ['en'] }), {}, null],
])('%s', (_, given, fields, expected) => {
  expect(assigneeOf([given], { ...inquiry, ...fields }, all)).toBe(expected);
});

test('the first rule that fits decides, and one whose person has gone is passed over', () => {
  const rules = [rule({ makeIds: [11], accountId: anna }), rule({ accountId: anna }), rule({ accountId: bernd })];
  expect(assigneeOf(rules, inquiry, all)).toBe(anna);
  expect(assigneeOf(rules, inquiry, new Set([bernd]))).toBe(bernd);
  expect(assigneeOf(rules, inquiry, new Set())).toBeNull();
});
