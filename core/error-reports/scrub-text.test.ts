import { expect, test } from 'vitest';
import { scrubText } from './scrub-text.ts';

const token = 'pQ3x9-Zk_11aB7cD2eF4gH6iJ8kL0mN2oP4qR6sT8uV';

test.each([
  ['mail to anna.huber+auto@example.at failed', 'mail to <mail> failed'],
  ['anna%40example.at', '<mail>'],
  ['call +43 664 123 45 67 now', 'call <number> now'],
  ['call 0664/1234567', 'call <number>'],
  ['the code 123456 is wrong', 'the code <number> is wrong'],
  ['from 192.168.100.17', 'from <number>'],
  ['from 2001:db8:7:1::1', 'from <number>'],
  [`token ${token}`, 'token <token>'],
  [`https://kardan.example/suchagent/${token}?a=b`, '<address>'],
  [`at /suchagent/${token}`, 'at <address>'],
  ['/gebrauchtwagen?q=Herr+Huber', '<address>'],
  ['gone?q=Huber&ort=1010', 'gone?…'],
  [
    'failed (https://kardan.example/_next/static/chunks/0a1b2c3d4e5f60718293.js?dpl=1)',
    'failed (/_next/static/chunks/0a1b2c3d4e5f60718293.js)',
  ],
  ['https://evil.example/_next/static/../../suchagent/x.js', '<address>'],
  ['GET http://localhost:3000/api/v1/public/listing/4711?x=1', 'GET /api/v1/public/listing/:id'],
  [`/api/v1/public/search-agent/own/${token}`, '/api/v1/public/search-agent/own/:token'],
  ['/api/v1/public/made/up', '/api/v1/public/…'],
  ['/_next/image?url=%2Fa&w=640', '/_next/image'],
  [
    "Cannot read properties of undefined (reading 'priceEur')",
    "Cannot read properties of undefined (reading 'priceEur')",
  ],
  ['Minified React error #418; visit and/or read', 'Minified React error #418; visit and/or read'],
  ['aReallyLongNameOfAFunctionThatHoldsNoDigit', 'aReallyLongNameOfAFunctionThatHoldsNoDigit'],
])('%s → %s', (text, expected) => {
  expect(scrubText(text, 250)).toBe(expected);
});

test('a text is cut after it was scrubbed: no half of a token is left at its end', () => {
  const cut = scrubText(`${'x '.repeat(120)}${token}`, 250);
  expect(cut).toHaveLength(247);
  expect(cut).toMatch(/x <token>$/);
  expect(scrubText('y '.repeat(900), 250)).toHaveLength(250);
  expect(scrubText(`${'/a/b/c/d/e/f/g/h '.repeat(58)}${token}`, 250)).not.toContain(token.slice(0, 8));
});
