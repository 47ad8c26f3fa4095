import type { BlockContent, List, ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type DocumentNode, headingLevels, type Mark } from './document-node.ts';
import { type HiddenReferences, hiddenReferences } from './hidden-references.ts';
import { splitParts } from './split-parts.ts';

/** A block of the document beside how its author wrote it. */
export interface ReadBlock {
  node: DocumentNode;
  source: string;
}

/**
 * Reads a text block by block with the parser that visitors' pages use. Whatever the editor has no form for (our own blocks,
 * HTML, pictures by address, footnotes) becomes a part that is kept letter by letter.
 */
export function readBlocks(text: string): ReadBlock[] {
  return splitParts(text).flatMap(({ isBlock, source }) =>
    isBlock ? [{ node: partOf(source), source }] : readMarkdownBlocks(source),
  );
}

export function documentOf(blocks: readonly ReadBlock[]): DocumentNode {
  const content = blocks.map(({ node }) => node);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function readMarkdownBlocks(source: string): ReadBlock[] {
  const references = hiddenReferences();
  const hidden = references.hideAll(source);
  const root = fromMarkdown(hidden, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return root.children.map((child) => {
    const from = child.position?.start.offset ?? 0;
    const to = child.position?.end.offset ?? hidden.length;
    // What stands before it on its line makes code of it: four spaces, for one.
    const lineStart = hidden.lastIndexOf('\n', from - 1) + 1;
    const written = references.showAll(hidden.slice(lineStart, to));
    return { node: blockOf(child, references) ?? partOf(written), source: written };
  });
}

function partOf(source: string): DocumentNode {
  return { type: 'part', attrs: { source } };
}

type Read = DocumentNode | undefined;

/** Undefined where anything in it has no form of its own. */
function blockOf(node: RootContent, references: HiddenReferences): Read {
  switch (node.type) {
    case 'paragraph':
      return holding({ type: 'paragraph' }, inlinesOf(node.children, references));
    case 'heading':
      return headingLevels.some((level) => level === node.depth)
        ? holding({ type: 'heading', attrs: { level: node.depth } }, inlinesOf(node.children, references))
        : undefined;
    case 'blockquote':
      return holding(
        { type: 'blockquote' },
        all(node.children, (child) => blockOf(child, references)),
      );
    case 'list':
      return listOf(node, references);
    case 'code':
      return node.meta || references.isIn(node.value)
        ? undefined
        : holding({ type: 'codeBlock', attrs: { language: node.lang ?? null } }, textOf(node.value));
    case 'table':
      return tableOf(node, references);
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    default:
      return undefined;
  }
}

function listOf(node: List, references: HiddenReferences): Read {
  const items = all(node.children, (item) => itemOf(item, references));
  return node.ordered
    ? holding({ type: 'orderedList', attrs: { start: node.start ?? 1 } }, items)
    : holding({ type: 'bulletList' }, items);
}

function itemOf({ children }: ListItem, references: HiddenReferences): Read {
  // The editor's items begin with a paragraph.
  const first: BlockContent[] = children[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph', children: [] }];
  return holding(
    { type: 'listItem' },
    all([...first, ...children], (child) => blockOf(child, references)),
  );
}

function tableOf({ align, children }: Table, references: HiddenReferences): Read {
  const rows = all(children, (row, rowIndex) => {
    const cells = all(row.children, (cell, column) => {
      const paragraph = holding({ type: 'paragraph' }, inlinesOf(cell.children, references));
      const type = rowIndex === 0 ? 'tableHeader' : 'tableCell';
      return paragraph && { type, attrs: { align: align?.[column] ?? null }, content: [paragraph] };
    });
    return holding({ type: 'tableRow' }, cells);
  });
  return holding({ type: 'table' }, rows);
}

function inlinesOf(
  nodes: readonly PhrasingContent[],
  references: HiddenReferences,
  marks: Mark[] = [],
): DocumentNode[] | undefined {
  const read = nodes.map((node) => inlineOf(node, references, marks));
  return read.every((each) => each !== undefined) ? read.flat() : undefined;
}

function inlineOf(node: PhrasingContent, references: HiddenReferences, marks: Mark[]): DocumentNode[] | undefined {
  const marked = marks.length > 0 && { marks };
  switch (node.type) {
    case 'text':
      return references
        .split(node.value)
        .flatMap((part, index): DocumentNode[] =>
          index % 2 === 1
            ? [{ type: 'reference', attrs: { text: part }, ...marked }]
            : textOf(part.replaceAll('\n', ' ')).map((text) => ({ ...text, ...marked })),
        );
    case 'strong':
      return inlinesOf(node.children, references, [...marks, { type: 'bold' }]);
    case 'emphasis':
      return inlinesOf(node.children, references, [...marks, { type: 'italic' }]);
    case 'link':
      return node.title || references.isIn(node.url)
        ? undefined
        : inlinesOf(node.children, references, [...marks, { type: 'link', attrs: { href: node.url } }]);
    case 'inlineCode':
      return references.isIn(node.value)
        ? undefined
        : textOf(node.value).map((text) => ({ ...text, marks: [...marks, { type: 'code' }] }));
    case 'break':
      return [{ type: 'hardBreak', ...marked }];
    default:
      return undefined;
  }
}

/** The editor knows no empty texts. */
function textOf(text: string): DocumentNode[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

function all<Item>(items: readonly Item[], read: (item: Item, index: number) => Read): DocumentNode[] | undefined {
  const nodes = items.map(read);
  return nodes.every((node) => node !== undefined) ? nodes : undefined;
}

function holding(node: DocumentNode, content: DocumentNode[] | undefined): Read {
  if (content === undefined) return undefined;
  return content.length > 0 ? { ...node, content } : node;
}
