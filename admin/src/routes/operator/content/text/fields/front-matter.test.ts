import { expect, test } from 'vitest';
import { inputOf, isSameText, textOf } from './front-matter.ts';

const draft = {
  version: {
    number: 1,
    author: null,
    source: 'file' as const,
    at: '2026-11-16T08:00:00Z',
    isPublic: true,
    frontMatter: { title: 'NoVA', tags: ['taxes', 'money'], checked: undefined },
    bodyMarkdown: 'Ein Absatz.',
  },
};

test('lists are typed with commas, and what is not there has no field', () => {
  expect(textOf(draft)).toEqual({ fields: { title: 'NoVA', tags: 'taxes, money' }, body: 'Ein Absatz.' });
});

test('what is empty is not sent', () => {
  const text = { fields: { title: ' NoVA ', author: '  ' }, body: '' };
  expect(inputOf(text)).toEqual({ frontMatter: { title: 'NoVA' }, bodyMarkdown: '' });
});

test('an empty field changes nothing, a word does', () => {
  const text = textOf(draft);
  expect(isSameText(text, { ...text, fields: { author: '', ...text.fields } })).toBe(true);
  expect(isSameText(text, { ...text, body: 'Ein anderer.' })).toBe(false);
  expect(isSameText(text, { ...text, fields: { ...text.fields, title: 'Pickerl' } })).toBe(false);
});
