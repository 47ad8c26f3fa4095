import { globSync, readFileSync } from 'node:fs';
import { type Block, readMarkdown } from '@kardan/ui/markdown/read-markdown.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DocumentNode } from './document-node.ts';
import { openText } from './open-text.ts';
import { documentOf, readBlocks } from './read-document.ts';
import { readBlock, splitParts, writeBlock } from './split-parts.ts';
import { writeBlockNode } from './write-document.ts';

const root = new URL('../../../../../content/', import.meta.url).pathname;
const texts = globSync('{articles,pages,press,price-lists,testimonials}/*.md', { cwd: root }).map((name) => ({
  name,
  body: readFileSync(root + name, 'utf8')
    .replace(/^---\n.*?\n---\n/s, '')
    .trim(),
}));

/** As if somebody had touched every block. */
function inUsualForm(document: DocumentNode): string {
  const { content = [] } = document;
  return content.map((node, index) => writeBlockNode(node, content[index - 1])).join('\n\n');
}

const read = (markdown: string) => documentOf(readBlocks(markdown));

/** What visitors get of a text; where its lines end means nothing. */
function shown(markdown: string): Block[] {
  const manner = { maxCharacters: 100_000, maxSigns: 100_000, tables: true, link: (url: string) => url };
  // A reference's bar would end a table's cell: it is filled in before Markdown is read.
  const filled = markdown.replaceAll(/\{\{([^{}]*)\}\}/g, (_, inside: string) => inside.replaceAll(/\W/g, 'x'));
  const blocks = splitParts(filled).flatMap(({ isBlock, source }) =>
    isBlock ? [{ kind: 'code' as const, text: source }] : readMarkdown(source, manner),
  );
  return JSON.parse(JSON.stringify(blocks).replaceAll('\\n', ' '));
}

test('there are texts to read', () => expect(texts.length).toBeGreaterThan(50));

describe.each(texts)('$name', ({ body }) => {
  test('comes back letter by letter when nobody touched it', () => {
    const { document, write } = openText(body);
    expect(write(document.content ?? [])).toBe(body);
  });

  test('says the same to visitors when every block was touched, and stays so', () => {
    const usual = inUsualForm(read(body));
    expect(shown(usual)).toEqual(shown(body));
    expect(read(usual)).toEqual(read(body));
    expect(inUsualForm(read(usual))).toBe(usual);
  });
});

test('only the block that was touched is written anew', () => {
  const text = 'Erster Absatz\nin zwei Zeilen.\n\nZweiter Absatz\nin zwei Zeilen.';
  const { document, write } = openText(text);
  document.content?.[1]?.content?.push({ type: 'text', text: ' Mehr.' });
  expect(write(document.content ?? [])).toBe('Erster Absatz\nin zwei Zeilen.\n\nZweiter Absatz in zwei Zeilen. Mehr.');
});

test.each([
  ['a reference in a table', '| a | b |\n| --- | ---: |\n| {{rule:vat|number}} | **{{rule:vat}}** |'],
  ['marks in marks', '*a **b** c* and [**d**](/used-cars) and `e`'],
  ['a numbered list that begins at three, with a list in it', '3. a\n   - b\n   - c\n4. d'],
  ['an item of two paragraphs', '- a\n\n  b'],
  ['a quote', '> a\n>\n> b'],
  ['a line that would be something else', '1\\. a\n\n\\# b\n\n\\- c\n\n\\::: d'],
  ['a break', 'a\\\nb'],
  ['two lists of one kind', '- a\n\n* b'],
  ['code with a block in it', '```md\n::: note\n:::\n```'],
])('%s is written as it was read', (_, markdown) => {
  expect(inUsualForm(read(markdown))).toBe(markdown);
  expect(openText(markdown).write(openText(markdown).document.content ?? [])).toBe(markdown);
});

test.each([
  ['HTML', '<div class="x">a</div>'],
  ['a picture by its address', 'a ![b](https://example.com/c.webp) d'],
  ['a heading that is the page’s own', '# a'],
  ['a block that does not end', '::: note\na'],
  ['a link with a title', '[a](/b "c")'],
  ['an address given at the end', '[a][b]\n\n[b]: /c'],
])('%s is kept as it is', (_, markdown) => {
  const { document, write } = openText(markdown);
  expect(document.content?.some(({ type }) => type === 'part')).toBe(true);
  expect(write(document.content ?? [])).toBe(markdown);
});

test('a space at the end of what is bold goes outside', () => {
  const bold = { type: 'text', text: ' fett ', marks: [{ type: 'bold' }] };
  const paragraph = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Ein' }, bold, { type: 'text', text: 'Wort' }],
  };
  expect(writeBlockNode(paragraph)).toBe('Ein **fett** Wort');
});

test('paragraphs without a word are not written', () => {
  const { write } = openText('');
  expect(write([{ type: 'paragraph' }, { type: 'paragraph' }])).toBe('');
});

test('a block says its name, options, title and what stands in it, and is written as it was', () => {
  const source = '::: key | {{rule:nova.deduction year=2021|number}} → 5\nGramm Abzug\n:::';
  const block = readBlock(source);
  expect(block).toEqual({
    name: 'key',
    options: '',
    title: '{{rule:nova.deduction year=2021|number}} → 5',
    body: 'Gramm Abzug',
  });
  expect(block && writeBlock(block)).toBe(source);
  expect(readBlock('<b>a</b>')).toBeUndefined();
});

test('whatever is typed into a paragraph comes back as it was typed', () => {
  const mark = fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'link', attrs: { href: '/used-cars' } }]);
  const word = fc.string({ unit: fc.constantFrom(...'ab1.-#*_`[]()<>!&|:\\~+=ä'), minLength: 1, maxLength: 8 });
  const inline = fc.record({ text: word, marks: mark });
  fc.assert(
    fc.property(fc.array(inline, { minLength: 1, maxLength: 6 }), (inlines) => {
      const content = inlines.map(({ text, marks }) => ({
        type: 'text',
        text: ` ${text}`,
        ...(marks.length > 0 && { marks }),
      }));
      const written = writeBlockNode({ type: 'paragraph', content });
      const words = JSON.stringify(read(written)).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g);
      const found = [...words].map(([, text]) => JSON.parse(`"${text}"`)).join('');
      expect(found.replaceAll(/\s+/g, ' ').trim()).toBe(inlines.map(({ text }) => text).join(' '));
    }),
    { numRuns: 500 },
  );
});
