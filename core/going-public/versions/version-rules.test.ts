import { expect, test } from 'vitest';
import { askedVersion, bindingVersions, validVersion, versionState } from './version-rules.ts';

const [first, second, third] = [
  { kind: 'terms' as const, version: '2026-11', validFrom: '2026-11-01' },
  { kind: 'terms' as const, version: '2027-01', validFrom: '2027-01-15' },
  { kind: 'terms' as const, version: '2027-06', validFrom: '2027-06-01' },
];
const other = { kind: 'processing-contract' as const, version: '2027-02', validFrom: '2027-02-01' };
const versions = [third, other, first, second];

test.each([
  ['2026-11-01', '2026-11'],
  ['2027-01-14', '2026-11'],
  ['2027-01-15', '2027-01'],
  ['2028-01-01', '2027-06'],
])('on %s the terms of %s hold', (today, version) => {
  expect(validVersion(versions, 'terms', today)?.version).toBe(version);
});

test('owners are asked for the newest, and who accepts it early is bound by that', () => {
  expect(askedVersion(versions, 'terms')?.version).toBe('2027-06');
  expect(bindingVersions(versions, 'terms', '2027-02-01').toSorted()).toEqual(['2027-01', '2027-06']);
  expect(bindingVersions(versions, 'terms', '2026-12-01')).toContain('2026-11');
});

test('a version is coming, then valid, then former', () => {
  const states = ['2027-01-14', '2027-01-15', '2027-06-01'].map((today) => versionState(versions, second, today));
  expect(states).toEqual(['coming', 'valid', 'former']);
});
