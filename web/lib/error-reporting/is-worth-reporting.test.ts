import { expect, test } from 'vitest';
import { incompleteNavigation, isErrorWorthReporting, isPageWorthReporting } from './is-worth-reporting.ts';

const event = (value: string) => ({ type: undefined, exception: { values: [{ type: 'Error', value }] } });
const withDigest = (digest: string) => Object.assign(new Error('x'), { digest });

test.each(['NEXT_REDIRECT', 'NEXT_NOT_FOUND', 'NEXT_HTTP_ERROR_FALLBACK;404'])('%s is no error', (name) => {
  expect(isErrorWorthReporting(event(name), {})).toBe(false);
  expect(isErrorWorthReporting(event('x'), { originalException: withDigest(`${name};replace;/a;307;`) })).toBe(false);
});

test('noise is told by the message, by that of a cause, and by what was cut off', () => {
  expect(isErrorWorthReporting({ type: undefined, message: 'Load failed' }, {})).toBe(false);
  const caused = { type: undefined, exception: { values: [{ value: 'Failed to fetch' }, { value: 'network' }] } };
  expect(isErrorWorthReporting(caused, {})).toBe(false);
  const long = new Error(`${'x'.repeat(300)} removeChild`);
  expect(isErrorWorthReporting(event('xxx'), { originalException: long })).toBe(false);
});

test('an error of ours is worth it, whatever its cause carries', () => {
  expect(isErrorWorthReporting(event('a is not a function'), { originalException: withDigest('1234') })).toBe(true);
  expect(isErrorWorthReporting(event('thrown'), { originalException: 'a text' })).toBe(true);
});

test('pages that are not there, and ways that were given up, are not reported', () => {
  expect([undefined, 'notFound', incompleteNavigation, 'usedCars'].map(isPageWorthReporting)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
