import { expect, test } from 'vitest';
import { judgeField, looksMistyped } from './judge-field.ts';
import { stepOfIssue } from './wizard-steps.ts';

test.each([
  ['company.vatId', 'ATU33864707', undefined],
  ['company.vatId', 'atu 338 647 07', undefined],
  ['company.vatId', 'ATU33864708', 'vatDigit'],
  ['company.vatId', 'DE123456789', 'vatForm'],
  ['company.vatId', '', undefined],
  ['company.companyRegisterNumber', 'FN 418207 k', undefined],
  ['company.companyRegisterNumber', '418207', 'registerForm'],
  ['company.gisaNumber', '26104417', undefined],
  ['company.gisaNumber', '2610441', 'gisa'],
  ['company.postcode', '8680', undefined],
  ['company.postcode', '868', 'postcode'],
  ['company.legalName', 'was auch immer', undefined],
])('%s typed as %j is judged %s', (name, typed, judgement) => {
  expect(judgeField(name, typed)).toBe(judgement);
});

test('a letter that does not fit is worth a second look', () => {
  expect(looksMistyped('FN 418207 a')).toBe(true);
  expect(looksMistyped('FN 418207 k')).toBe(false);
  expect(looksMistyped('FN 4182')).toBe(false);
});

test.each([
  [['company', 'vatId'], 'company'],
  [['cityId'], 'company'],
  [['owner', 'email'], 'contact'],
  [['phone'], 'contact'],
  [['carCount'], 'cars'],
  [['agreements', 'terms'], 'agreements'],
] as const)('what is wrong at %j is corrected in the step %s', (path, step) => {
  expect(stepOfIssue(path)).toBe(step);
});
