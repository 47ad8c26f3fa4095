import { describe, expect, test } from 'vitest';
import {
  complaintUntil,
  dayIssues,
  effectiveAt,
  isInComplaintTime,
  isLiftable,
  isRestrictable,
} from './restriction-rules.ts';

/** Ten in the morning in Vienna. */
const now = new Date('2026-11-17T09:00:00Z');
const codes = (...wanted: Parameters<typeof dayIssues>) => dayIssues(...wanted).map(({ code }) => code);

describe('the day from which a restriction holds', () => {
  test('is now, or the beginning of a day in Vienna, in winter and in summer', () => {
    const on = (effectiveOn: string | null) =>
      effectiveAt({ kind: 'suspended', effectiveOn, atOnceBecause: null }, now).toISOString();
    expect(on(null)).toBe(now.toISOString());
    expect(on('2026-11-17')).toBe(now.toISOString());
    expect(on('2026-12-01')).toBe('2026-11-30T23:00:00.000Z');
    expect(on('2027-07-01')).toBe('2027-06-30T22:00:00.000Z');
  });

  test.each([
    ['suspended', null, null, []],
    ['suspended', '2026-11-17', null, []],
    ['suspended', '2026-11-16', null, ['day-passed']],
    ['suspended', '2028-01-01', null, ['too-late']],
    ['no-new-listings', null, 'law', ['only-for-closing']],
    // Thirty days are over at ten in the morning of the 17th: the next day that begins after that is the 18th.
    ['closed', '2026-12-17', null, ['closing-needs-notice']],
    ['closed', '2026-12-18', null, []],
    ['closed', null, null, ['closing-needs-notice']],
    ['closed', null, 'law', []],
    ['closed', '2026-11-20', 'repeated-infringement', []],
  ] as const)('%s from %s, at once because of %s: %j', (kind, effectiveOn, atOnceBecause, expected) => {
    expect(codes({ kind, effectiveOn, atOnceBecause }, now)).toEqual(expected);
  });
});

test.each([
  ['2026-11-17T09:00:00Z', '2027-05-17'],
  ['2026-08-31T09:00:00Z', '2027-02-28'],
  ['2026-12-31T23:30:00Z', '2027-07-01'],
])('who is told at %s can complain until %s', (moment, day) => {
  expect(complaintUntil(new Date(moment))).toBe(day);
});

test('a dealership is suspended while it is active, and closed unless it is so already', () => {
  const states = ['requested', 'active', 'suspended', 'closed', 'sandbox'] as const;
  expect(states.filter((state) => isRestrictable('suspended', state))).toEqual(['active']);
  expect(states.filter((state) => isRestrictable('closed', state))).toEqual(['requested', 'active', 'suspended']);
  expect(states.filter((state) => isRestrictable('no-new-listings', state))).toEqual(['active', 'suspended']);
});

test('a complaint is in time until its last day is over in Vienna', () => {
  expect(isInComplaintTime('2026-11-17', new Date('2026-11-17T22:59:00Z'))).toBe(true);
  expect(isInComplaintTime('2026-11-17', new Date('2026-11-17T23:00:00Z'))).toBe(false);
});

test('what is lifted is not lifted again, and a closing only before it happens', () => {
  const lifts = (kind: 'suspended' | 'closed', isApplied: boolean, isLifted: boolean) =>
    isLiftable({ kind, appliedAt: isApplied ? now : null, liftedAt: isLifted ? now : null });
  expect([lifts('suspended', true, false), lifts('closed', false, false)]).toEqual([true, true]);
  expect([lifts('suspended', true, true), lifts('closed', true, false)]).toEqual([false, false]);
});
