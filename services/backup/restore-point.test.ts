import { expect, test } from 'vitest';
import { chooseBackup, readRestorePoint } from './restore-point.ts';

const now = new Date('2026-11-17T12:00:00Z');

test.each([
  ['2026-11-17T11:05:00+01:00', '2026-11-17T10:05:00.000Z'],
  ['2026-11-17 10:05:00Z', '2026-11-17T10:05:00.000Z'],
  ['2026-11-17T10:05:00.250Z', '2026-11-17T10:05:00.250Z'],
])('%s is %s', (text, expected) => {
  expect((readRestorePoint(text, now) as Date).toISOString()).toBe(expected);
});

test.each([
  [undefined, 'takes a time with its zone'],
  ['2026-11-17T11:05:00', 'takes a time with its zone'],
  ['yesterday', '“yesterday” is neither'],
  ['2026-13-17T11:05:00Z', 'takes a time with its zone'],
  ['2026-11-17T12:05:00Z', 'has not come yet'],
])('%s is refused', (text, refusal) => {
  expect(() => readRestorePoint(text, now)).toThrow(refusal);
});

const backup = (id: string, endedAt: string) => ({ id, endedAt: new Date(endedAt), sizeBytes: 1 });
const backups = [backup('one', '2026-11-15T03:00:00Z'), backup('two', '2026-11-16T03:00:00Z')];

test('a restore begins with the last backup that had ended by then', () => {
  expect(chooseBackup(backups, 'latest').id).toBe('two');
  expect(chooseBackup(backups, new Date('2026-11-16T02:59:59Z')).id).toBe('one');
  expect(chooseBackup(backups, new Date('2026-11-16T03:00:00Z')).id).toBe('two');
});

test('a moment before the first backup is refused, and the oldest one told', () => {
  expect(() => chooseBackup(backups, new Date('2026-11-14T00:00:00Z'))).toThrow('2026-11-15T03:00:00.000Z');
  expect(() => chooseBackup([], 'latest')).toThrow('There is no backup yet');
});
