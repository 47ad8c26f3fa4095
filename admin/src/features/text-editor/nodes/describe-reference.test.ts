import type { RuleReference } from '@kardan/contract/calls/operator/content-tools';
import { expect, test } from 'vitest';
import { describeReference, inside } from './describe-reference.ts';

const base = { arguments: [], validFrom: null, source: null, usedIn: 1 };
const rules: RuleReference[] = [
  { ...base, name: 'nova.deduction', written: '{{rule:nova.deduction}}', value: '91 g/km', rule: 'Abzug' },
  { ...base, name: 'nova.tax', written: '{{rule:nova.tax price=30000 co2=128}}', value: '€ 1.750', rule: 'NoVA' },
  { ...base, name: 'vat', written: '{{rule:vat}}', value: null, rule: 'Umsatzsteuer' },
];

test.each([
  ['rule:nova.deduction', '91 g/km', true],
  ['rule:nova.deduction|number', '91', true],
  ['rule:nova.tax price=30000 co2=128', '€ 1.750', true],
  ['rule:nova.tax price=48000 co2=189', 'NoVA price=48000 co2=189', false],
  ['rule:nova.deduction year=2021|number', 'Abzug year=2021', false],
  ['rule:vat', 'Umsatzsteuer', false],
  ['rule:nova.maxRate', 'nova.maxRate', false],
])('%s shows %s', (text, shown, isValue) => {
  expect(describeReference(text, rules)).toMatchObject({ shown, isValue });
});

test('what is written in a text loses its braces', () => expect(inside('{{rule:vat}}')).toBe('rule:vat'));
