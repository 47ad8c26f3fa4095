import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123\u00A0456\n', '123456'],
  ['123-456', '123456'],
  ['123 456 ist dein Code für Kardan, gültig bis 12:30', '123456'],
  ['Am 15.11.2026: dein Code ist 004 711', '004711'],
  ['12', '12'],
  ['12a4', '124'],
  ['1234567890', '123456'],
  ['', ''],
])('%j is read as %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});
