import fc from 'fast-check';
import { expect, test } from 'vitest';
import { desiredDate, email, line, message, phone } from './contact-fields.ts';

test('a line holds nothing that could end it or turn it round, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const { data } = line(100).safeParse(text);
      if (data !== undefined) expect(data).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }),
    { numRuns: 2_000 },
  );
  for (const bad of ['a\nb', 'a\r\nb', 'a\u2028b', 'a\u0085b', 'a\u0000b', 'a\u202eb', 'a\ud800b', ' ', '']) {
    expect(line(100).safeParse(bad).success).toBe(false);
  }
  expect(line(100).parse(' Šárka Müller-O’Brien ')).toBe('Šárka Müller-O’Brien');
});

test('a message keeps its lines and loses what PostgreSQL cannot hold', () => {
  expect(message.parse(' Grüß Gott\r\n\tund 👨‍👩‍👧\u0000\ud800\u0007 Danke\rTschüs ')).toBe(
    'Grüß Gott\n\tund 👨‍👩‍👧� Danke\nTschüs',
  );
  expect(message.safeParse('x'.repeat(3_001)).success).toBe(false);
});

test.each(['anna@example.at', 'a.b+c@sub.example.co.at', ' anna@example.at '])('%j is an address', (text) => {
  expect(email.parse(text)).toBe(text.trim());
});

test.each([
  'anna@',
  'anna',
  'a@b',
  'a b@example.at',
  '<a@example.at>',
  'a@example.at,b@example.at',
  'a@example.at\n'.repeat(2),
])('%j is none', (text) => {
  expect(email.safeParse(text).success).toBe(false);
});

test.each(['0664 1234567', '+43 (0)1/234 56-78', '01.2345678'])('%j is a phone number', (text) => {
  expect(phone.safeParse(text).success).toBe(true);
});

test.each(['12 34', 'call me', '+43+664123456', '--------'])('%j is none', (text) => {
  expect(phone.safeParse(text).success).toBe(false);
});

test('a test drive can be asked for from today to in sixty days', () => {
  const day = (offset: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' }).format(Date.now() + offset * 86_400_000);
  for (const offset of [0, 1, 60]) expect(desiredDate.safeParse(day(offset)).success).toBe(true);
  for (const offset of [-1, 61, 365]) expect(desiredDate.safeParse(day(offset)).success).toBe(false);
  for (const bad of ['2026-02-30', 'morgen', '']) expect(desiredDate.safeParse(bad).success).toBe(false);
});
