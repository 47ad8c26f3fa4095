import { expect, test } from 'vitest';
import { type InboxQuestion, queryOf, readInboxQuestion, searchOf } from './inbox-question.ts';

const everything: InboxQuestion = { view: 'all', who: 'all', sites: 'this', q: '' };

test('an address is read as it was written', () => {
  const question: InboxQuestion = { view: 'waiting', who: 'mine', sites: 'group', q: '911', listingId: 7 };
  expect(readInboxQuestion(searchOf(question))).toEqual(question);
  expect(searchOf(everything)).toEqual({});
  expect(readInboxQuestion({ q: 911 }).q).toBe('911');
});

test('what nobody wrote is left out', () => {
  expect(readInboxQuestion({ view: 'x', who: 7, sites: [], q: {}, car: -1 })).toEqual(everything);
  expect(readInboxQuestion({ car: '7', q: 'x'.repeat(200) })).toEqual({ ...everything, q: 'x'.repeat(100) });
});

test('each view asks the API for what it names', () => {
  expect(queryOf(everything)).toEqual({ sites: 'this' });
  expect(queryOf({ ...everything, view: 'open', who: 'nobody' })).toEqual({
    sites: 'this',
    state: ['open'],
    unassigned: 'true',
  });
  expect(queryOf({ ...everything, view: 'done' })).toMatchObject({ group: 'done' });
  expect(queryOf({ ...everything, view: 'unread', q: 'Golf' })).toMatchObject({ unread: 'true', q: 'Golf' });
});
