import { expect, test } from 'vitest';
import { comingDays, comingHolidays } from './coming-days.ts';

const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: '13:00', closes: '18:00' },
  { weekday, opens: '08:00', closes: '12:00' },
]);

test('each day has its own hours in their order, and none on a closed day', () => {
  expect(comingDays(weekdays, '2026-11-13', 3)).toEqual([
    {
      date: '2026-11-13',
      weekday: 5,
      holiday: null,
      hours: [
        { opens: '08:00', closes: '12:00' },
        { opens: '13:00', closes: '18:00' },
      ],
      note: null,
    },
    { date: '2026-11-14', weekday: 6, holiday: null, hours: [], note: null },
    { date: '2026-11-15', weekday: 7, holiday: null, hours: [], note: null },
  ]);
});

test('a public holiday is named and has no hours, whatever weekday it is', () => {
  const [before, day, after] = comingDays(weekdays, '2026-12-07', 3);
  expect(day).toEqual({ date: '2026-12-08', weekday: 2, holiday: 'immaculate-conception', hours: [], note: null });
  expect(before?.hours).toHaveLength(2);
  expect(after?.hours).toHaveLength(2);
});

test('holidays to come are those on which it would be open', () => {
  expect(comingHolidays(weekdays, '2026-11-15').map(({ date, holiday }) => `${date} ${holiday}`)).toEqual([
    '2026-12-08 immaculate-conception',
    '2026-12-25 christmas',
    '2027-01-01 new-year',
    '2027-01-06 epiphany',
  ]);
  const saturdays = [{ weekday: 6, opens: '09:00', closes: '12:00' }];
  expect(comingHolidays(saturdays, '2026-11-15').map(({ holiday }) => holiday)).toEqual(['saint-stephen']);
});

test('days go on over the end of a month, of a year and of summer time', () => {
  expect(comingDays([], '2026-10-24', 3).map(({ date }) => date)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(comingDays([], '2026-12-31', 2).map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
});

test('what the dealership says of a day takes the place of the week and of a holiday', () => {
  const special = [
    { date: '2026-12-07', hours: [], note: 'Betriebsurlaub' },
    { date: '2026-12-08', hours: [{ opens: '09:00', closes: '15:00' }], note: null },
  ];
  const [before, day, after] = comingDays(weekdays, '2026-12-07', 3, special);
  expect(before).toMatchObject({ hours: [], note: 'Betriebsurlaub' });
  expect(day).toMatchObject({ holiday: 'immaculate-conception', hours: [{ opens: '09:00', closes: '15:00' }] });
  expect(after?.hours).toHaveLength(2);
  expect(comingHolidays(weekdays, '2026-12-01', special).map(({ date }) => date)).not.toContain('2026-12-08');
});
