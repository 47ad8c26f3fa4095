import { expect, test } from 'vitest';
import { textOf } from './fields/front-matter.ts';
import { wordsToBeginWith } from './words-to-begin-with.ts';

const version = { frontMatter: { title: 'Titel' }, bodyMarkdown: 'Gespeichert.' };
const draft = { revision: 7, version } as unknown as Parameters<typeof wordsToBeginWith>[0];
const mine = { ...textOf(draft), body: 'Ungespeichert.' };

test('words that this device has kept are saved on the revision they were written on, not over what others have saved since', () => {
  expect(wordsToBeginWith(draft, { text: mine, revision: 5 })).toEqual({ text: mine, revision: 5, isRestored: true });
});

test('what is stored stands in the fields where nothing was kept, or the same', () => {
  const stored = { text: textOf(draft), revision: 7, isRestored: false };
  expect(wordsToBeginWith(draft, undefined)).toEqual(stored);
  expect(wordsToBeginWith(draft, { text: textOf(draft), revision: 5 })).toEqual(stored);
});
