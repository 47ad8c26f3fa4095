import { expect, test } from 'vitest';
import {
  hasRightRegisterLetter,
  hasRightVatDigit,
  registerCheckLetter,
  tidyRegisterNumber,
  tidyVatId,
  vatCheckDigit,
} from './company-numbers.ts';

// Of large companies, as their imprints tell them.
test.each(['ATU13585627', 'ATU33864707', 'ATU14189108'])('%s has the right check digit', (vatId) => {
  expect(hasRightVatDigit(vatId)).toBe(true);
});

test('every other last digit is wrong', () => {
  const wrong = [...'012345689'].map((digit) => `ATU1358562${digit}`);
  expect(wrong.filter(hasRightVatDigit)).toEqual([]);
  expect(vatCheckDigit('ATU13585620')).toBe(7);
});

test('two neighbours that changed places are noticed', () => {
  expect(hasRightVatDigit('ATU31585627')).toBe(false);
});

test.each(['56247t', '93363z', '33209m', '66209t', '418207k'])('%s has the right check letter', (number) => {
  expect(hasRightRegisterLetter(number)).toBe(true);
});

test('another letter, or another digit, is noticed', () => {
  expect(hasRightRegisterLetter('56247a')).toBe(false);
  expect(hasRightRegisterLetter('56248t')).toBe(false);
  expect(registerCheckLetter('56247')).toBe('t');
});

test.each([
  ['FN 418207 k', '418207k'],
  ['fn418207K', '418207k'],
  [' 418207 k ', '418207k'],
])('%j is understood as %s', (typed, number) => {
  expect(tidyRegisterNumber(typed)).toBe(number);
});

test.each(['atu 135 856 27', 'ATU13585627', 'ATU-135.856.27'])('%j is understood as a UID', (typed) => {
  expect(tidyVatId(typed)).toBe('ATU13585627');
});
