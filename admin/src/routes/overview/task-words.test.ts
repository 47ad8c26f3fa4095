import type { TodayTask } from '@kardan/contract/calls/admin/reports';
import { todayTaskKinds } from '@kardan/contract/values/reports';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { german } from '#texts/german.ts';
import { taskLine, waitedWords } from './task-words.ts';

const words = {
  t: translator('de-AT', german.today),
  locale: 'de-AT' as const,
  now: new Date('2026-11-16T12:00:00Z'),
};
const task = (told: Partial<TodayTask> & Pick<TodayTask, 'kind'>): TodayTask => ({
  count: 1,
  listing: { id: 7, title: 'Audi A4 Avant', image: null },
  threadId: null,
  since: null,
  days: 88,
  aboveEur: 1_480,
  views: 12,
  gaps: [],
  feed: null,
  ...told,
});

test('one car is named and opened where it is mended, of several the list is shown', () => {
  expect(taskLine(task({ kind: 'above-market' }), words)).toEqual({
    icon: 'tag',
    title: 'Audi A4 Avant liegt €\u00A01.480 über dem Markt',
    why: 'Seit 88 Tagen zu diesem Preis, in 30 Tagen 12 Mal geöffnet.',
    act: 'Preis prüfen',
    page: 'offers/7/edit?tab=price',
  });
  expect(taskLine(task({ kind: 'above-market', count: 3 }), words)).toMatchObject({
    title: '3 Autos liegen über dem Markt',
    page: 'offers?toDo=above-market',
  });
});

test('a late inquiry leads to its thread, several lead to the inbox', () => {
  const late = task({ kind: 'late-inquiries', threadId: 'abc', since: '2026-11-16T07:00:00Z' });
  expect(taskLine(late, words)).toMatchObject({ title: 'Eine Anfrage wartet auf Antwort', page: 'inbox/abc' });
  expect(taskLine(late, words).why).toContain('seit 5 Stunden');
  expect(taskLine({ ...late, count: 2, listing: null }, words)).toMatchObject({ page: 'inbox' });
});

test('an inspection that has run out is not told as one that will', () => {
  const title = (days: number) => taskLine(task({ kind: 'inspection-ends', days }), words).title;
  expect([title(0), title(-1)]).toEqual([
    'Das Pickerl von Audi A4 Avant läuft ab',
    'Das Pickerl von Audi A4 Avant ist abgelaufen',
  ]);
});

test('the profile says what is missing', () => {
  const gaps = task({ kind: 'incomplete-profile', listing: null, gaps: ['tradeAuthority', 'logo'] });
  expect(taskLine(gaps, words).why).toBe('Es fehlt: Gewerbebehörde, Logo.');
  const many = task({ ...gaps, gaps: ['legalForm', 'seat', 'gisaNumber', 'chamber', 'phone', 'logo'] });
  expect(taskLine(many, words).why).toBe('Es fehlt: Rechtsform, Sitz, GISA-Zahl, Kammer und 2 weitere Angaben.');
});

test('every kind has words for one and for several', () => {
  for (const kind of todayTaskKinds)
    for (const count of [1, 3]) {
      const { title, why, act } = taskLine(task({ kind, count }), words);
      for (const text of [title, why, act]) expect(text).not.toMatch(/^[a-zA-Z]+\.[a-zA-Z]+|\{/);
    }
});

test('waiting is told in minutes, hours or days', () => {
  expect(
    ['2026-11-16T11:20:00Z', '2026-11-15T12:00:00Z', '2026-11-12T12:00:00Z'].map((since) => waitedWords(since, words)),
  ).toEqual(['40 Minuten', '24 Stunden', '4 Tagen']);
});
