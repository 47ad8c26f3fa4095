import type { BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { ColumnSide, DocumentNode } from './document-node.ts';
import { type HiddenReferences, hiddenReferences } from './hidden-references.ts';
import { writeInlines } from './write-inlines.ts';

const manner: Options = {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  listItemIndent: 'one',
  rule: '-',
  fences: true,
  resourceLink: true,
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  // A line that begins so would begin one of our blocks.
  unsafe: [{ atBreak: true, character: ':', after: '::' }],
};
/** For a list that follows one of its kind: with the same sign the two would be one. */
const otherSigns: Options = { ...manner, bullet: '*', bulletOrdered: ')' };

/** A block of the document as Markdown; empty where nothing stands in it. */
export function writeBlockNode(node: DocumentNode, follows?: DocumentNode): string {
  if (node.type === 'part') return String(node.attrs?.source ?? '');
  const references = hiddenReferences();
  const written = blockOf(node, references);
  if (!written) return '';
  const signs = written.type === 'list' && follows?.type === node.type ? otherSigns : manner;
  const markdown = toMarkdown({ type: 'root', children: [written] }, signs).trimEnd();
  return references.showAll(written.type === 'table' ? withLongRule(markdown) : markdown);
}

/** Below a table's head, three signs for each column: what people write, and so what they recognise. */
function withLongRule(table: string): string {
  const [head = '', rule = '', ...rows] = table.split('\n');
  return [head, rule.replaceAll(/-+/g, '---'), ...rows].join('\n');
}

function blockOf(node: DocumentNode, references: HiddenReferences): RootContent | undefined {
  const { content = [], attrs = {} } = node;
  switch (node.type) {
    case 'paragraph': {
      const children = writeInlines(content, references);
      return children.length > 0 ? { type: 'paragraph', children } : undefined;
    }
    case 'heading': {
      const children = writeInlines(content, references);
      return children.length > 0 ? { type: 'heading', depth: attrs.level as 2, children } : undefined;
    }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(content, references) };
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        ordered: node.type === 'orderedList',
        start: (attrs.start as number | undefined) ?? 1,
        spread: false,
        children: content.map((item) => itemOf(item, references)),
      };
    case 'codeBlock':
      return {
        type: 'code',
        lang: (attrs.language as string | null) ?? null,
        value: content.map(({ text }) => text ?? '').join(''),
      };
    case 'table':
      return {
        type: 'table',
        align: (content[0]?.content ?? []).map((cell) => (cell.attrs?.align as ColumnSide | undefined) ?? null),
        children: content.map((row) => rowOf(row, references)),
      };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    default:
      return undefined;
  }
}

function blocksOf(nodes: readonly DocumentNode[], references: HiddenReferences): BlockContent[] {
  return nodes.flatMap((node) => (blockOf(node, references) as BlockContent | undefined) ?? []);
}

/** Paragraphs of one item stand apart, or they would be one. */
function itemOf({ content = [] }: DocumentNode, references: HiddenReferences): ListItem {
  const children = blocksOf(content, references);
  return { type: 'listItem', spread: children.some(({ type }, index) => index > 0 && type !== 'list'), children };
}

function rowOf({ content = [] }: DocumentNode, references: HiddenReferences): TableRow {
  return {
    type: 'tableRow',
    children: content.map((cell) => ({ type: 'tableCell', children: writeCell(cell, references) })),
  };
}

function writeCell({ content = [] }: DocumentNode, references: HiddenReferences): PhrasingContent[] {
  return content.flatMap((paragraph) =>
    writeInlines(
      (paragraph.content ?? []).map((inline) => (inline.type === 'hardBreak' ? { type: 'text', text: ' ' } : inline)),
      references,
    ),
  );
}
