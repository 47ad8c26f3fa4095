import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import german from '#locales/de-AT/listing.json' with { type: 'json' };
import { daysAgo, daysOnline } from './days-online.ts';

const t = translator('de-AT', german);
/** Half past midnight in Vienna, in summer. */
const now = Date.parse('2026-07-10T22:30:00Z');

test.each([
  ['2026-07-10T22:10:00Z', 'heute', 'heute neu'],
  // Less than an hour before, and yesterday all the same.
  ['2026-07-10T21:50:00Z', 'gestern', 'seit gestern online'],
  ['2026-07-09T22:10:00Z', 'gestern', 'seit gestern online'],
  ['2026-07-09T21:50:00Z', 'vor 2 Tagen', 'seit 2 Tagen online'],
  // A server whose clock is behind.
  ['2026-07-11T23:00:00Z', 'heute', 'heute neu'],
])('what was at %s was %s by the calendar in Vienna', (moment, ago, online) => {
  expect(daysAgo(t, moment, now)).toBe(ago);
  expect(daysOnline(t, moment, now)).toBe(online);
});
