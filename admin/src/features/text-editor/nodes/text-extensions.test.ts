// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import type { DocumentNode } from '../document/document-node.ts';
import { openText } from '../document/open-text.ts';
import { textExtensions } from './text-extensions.ts';

const schema = getSchema(textExtensions);
const root = `${import.meta.dirname}/../../../../../content/`;
const texts = globSync('{articles,pages,press,price-lists,testimonials}/*.md', { cwd: root });

/** What the editor makes of a text that it opens and that nobody touches. */
function throughEditor(markdown: string): string {
  const { document, write } = openText(markdown);
  const node = schema.nodeFromJSON(document);
  node.check();
  return write((node.toJSON() as DocumentNode).content ?? []);
}

test.each(texts)('the editor holds all of %s', (name) => {
  const body = readFileSync(root + name, 'utf8')
    .replace(/^---\n.*?\n---\n/s, '')
    .trim();
  expect(throughEditor(body)).toBe(body);
});

test.each([
  '*a **b** c* and **[d](/used-cars)** and **`e`** and [`f`](https://www.example.at)',
  '> a\n>\n> - b\n>   1. c',
  '```md\n::: note\n:::\n```',
  '| a | b |\n| :-: | --- |\n| {{rule:vat|number}} |  |',
  'a\\\nb',
  '---',
  '',
])('the editor holds %j', (markdown) => expect(throughEditor(markdown)).toBe(markdown));

test('blocks of ours and tables stand by themselves, not in lists or quotes', () => {
  const part = { type: 'part', attrs: { source: '::: calculator nova\n:::' } };
  const within = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'blockquote', content: [part] }] });
  expect(() => within.check()).toThrow('Invalid content');
});
