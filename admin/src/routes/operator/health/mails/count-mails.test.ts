import { expect, test } from 'vitest';
import { countsBy, sumOf } from './count-mails.ts';

const days = [
  { day: '2026-11-02', template: 'feed-run', outcome: 'sent', count: 4 },
  { day: '2026-11-01', template: 'feed-run', outcome: 'sent', count: 3 },
  { day: '2026-11-01', template: 'account-reset', outcome: 'refused', count: 1 },
] as const;

test('mails are summed up by what became of them', () => {
  expect(sumOf([...days])).toEqual({ sent: 7, refused: 1, dropped: 0, bounced: 0 });
});

test('each day and each template has all outcomes, those that did not happen as none', () => {
  expect(countsBy([...days], 'day').map(({ name, sent, refused }) => [name, sent, refused])).toEqual([
    ['2026-11-01', 3, 1],
    ['2026-11-02', 4, 0],
  ]);
  expect(countsBy([...days], 'template').map(({ name }) => name)).toEqual(['account-reset', 'feed-run']);
});
