import { expect, test } from 'vitest';
import { type EditedRule, editedRules, moveRule, sentRules } from './edited-rules.ts';
import { minuteChoices } from './minute-choices.ts';

const rule = (key: string): EditedRule => ({
  key,
  makes: [],
  languages: [],
  subjects: [],
  time: 'always',
  accountId: 1,
});
const order = (rules: EditedRule[]) => rules.map(({ key }) => key).join('');

test('a rule moves a place at a time and stays at the ends', () => {
  const rules = ['a', 'b', 'c'].map(rule);
  expect(order(moveRule(rules, 0, 1))).toBe('bac');
  expect(order(moveRule(rules, 2, -1))).toBe('acb');
  expect(order(moveRule(rules, 0, -1))).toBe('abc');
  expect(order(moveRule(rules, 2, 1))).toBe('abc');
  expect(order(rules)).toBe('abc');
});

test('stored rules are sent back as they are', () => {
  const stored = {
    makes: [{ slug: 'vw', name: 'VW' }],
    languages: ['en' as const],
    subjects: ['test-drive' as const],
    time: 'closed' as const,
    assignee: { accountId: 7, name: 'Anna' },
  };
  expect(sentRules(editedRules({ rules: [stored] }))).toEqual([
    { makes: ['vw'], languages: ['en'], subjects: ['test-drive'], time: 'closed', accountId: 7 },
  ]);
});

test('a time that was set elsewhere can be kept', () => {
  expect(minuteChoices(75)).toContain(75);
  expect(minuteChoices(60)).toEqual(minuteChoices(null));
});
