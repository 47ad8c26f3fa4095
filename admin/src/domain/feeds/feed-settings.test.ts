import { expect, test } from 'vitest';
import { type FeedSettings, scheduleOf, sourceSettings } from './feed-settings.ts';

const typed = (values: Record<string, string>) => (name: string) => values[name] ?? '';
const before: FeedSettings = {
  name: 'CarDesk',
  source: 'sftp',
  location: 'sftp://alt.example/a.csv',
  username: 'lechner',
  hostKey: 'SHA256:abc',
  intervalMinutes: 60,
  dailyAt: null,
  sites: {},
  answers: {},
  vanishLimitPercent: 5,
};

test('a password that was not typed again stays the one that is stored', () => {
  const settings = sourceSettings('sftp', typed({ location: 'sftp://alt.example/a.csv', schedule: '60' }), before);
  expect(settings).not.toHaveProperty('secret');
  expect(settings.hostKey).toBe('SHA256:abc');
});

test('the key of another server is not taken for confirmed', () => {
  const settings = sourceSettings('sftp', typed({ location: 'sftp://neu.example/a.csv', schedule: '60' }), before);
  expect(settings.hostKey).toBeNull();
});

test('a file is looked for at a time of the day, or every so often, never both', () => {
  const daily = sourceSettings('url', typed({ location: 'https://a.example', schedule: 'daily', dailyAt: '05:40' }));
  expect([daily.intervalMinutes, daily.dailyAt]).toEqual([null, '05:40']);
  const often = sourceSettings('url', typed({ location: 'https://a.example', schedule: '240', dailyAt: '05:40' }));
  expect([often.intervalMinutes, often.dailyAt]).toEqual([240, null]);
});

test('what is uploaded has neither address nor time', () => {
  expect(sourceSettings('upload', typed({ location: 'https://a.example', schedule: '60' }))).toMatchObject({
    location: null,
    intervalMinutes: null,
  });
});

test.each([
  [{ intervalMinutes: 15, dailyAt: null }, '15'],
  [{ intervalMinutes: null, dailyAt: '05:40' }, 'daily'],
  [{ intervalMinutes: 90, dailyAt: null }, '60'],
] as const)('%o is chosen as %s', (stored, schedule) => {
  expect(scheduleOf(stored)).toBe(schedule);
});
