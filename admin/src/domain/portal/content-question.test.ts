import { expect, test } from 'vitest';
import { contentSearchOf, readContentQuestion } from './content-question.ts';

test('the list begins with articles of every state', () => {
  expect(readContentQuestion({})).toEqual({ kind: 'article', state: undefined, q: '' });
  expect(contentSearchOf(readContentQuestion({}))).toEqual({});
});

test('what the address says comes back as it was, numbers too', () => {
  const search = { kind: 'portal', state: 'review', q: 2027 };
  expect(contentSearchOf(readContentQuestion(search))).toEqual({ kind: 'portal', state: 'review', q: '2027' });
});

test('what the address says wrongly is left out', () => {
  expect(readContentQuestion({ kind: 'video', state: ['draft'], q: {} })).toEqual({
    kind: 'article',
    state: undefined,
    q: '',
  });
});
