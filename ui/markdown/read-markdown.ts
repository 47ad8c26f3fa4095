import type { Nodes, Parents, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { pictureOf, safeLink } from './safe-addresses.ts';

/** What a text may be made of: nothing that is not here can reach a page. */
export type Block =
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; columns: ColumnSide[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

export type ColumnSide = 'left' | 'right' | 'center';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'picture'; hash: string; alt: string };

/** How far a text is read, and where its links may lead. */
export interface Manner {
  /** Longer texts are cut. */
  maxCharacters: number;
  /** So are those with more signs that mean something, line ends among them; a page has some hundred. */
  maxSigns: number;
  tables: boolean;
  /** The address of a link as the page has it; undefined leaves its words alone. */
  link: (url: string) => string | undefined;
}

/**
 * A text of somebody else. The parser's time grows with the square of the signs: lists in lists took 9 s of the processor
 * where there were 7,000, and take 0.6 with this many.
 */
const ofStrangers: Manner = { maxCharacters: 20_000, maxSigns: 2_000, tables: false, link: safeLink };

const sign = /[*_`~[\]<>#=+\-!&\\\n]|\d[.)]/g;
/** Lists in lists in quotes; what is deeper is left out. */
const deepest = 8;

/**
 * Reads CommonMark into a closed set of parts. Raw HTML is left out, links lead to http, https, mailto and tel only,
 * pictures come from our own store; of anything else its words remain.
 */
export function readMarkdown(text: string, manner = ofStrangers): Block[] {
  const { maxCharacters, maxSigns, tables, link } = manner;
  const root = fromMarkdown(
    readable(withLineFeeds(text.slice(0, maxCharacters)), maxSigns),
    tables ? { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] } : {},
  );
  return blocksOf(root, { definitions: definitionsOf(root), depth: 0, link });
}

/** A carriage return ends a line for the parser too, alone or before a line feed: each must count as one sign. */
function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** The text up to the last sign that is read. */
function readable(text: string, maxSigns: number): string {
  let signs = 0;
  for (const { index } of text.matchAll(sign)) if (++signs > maxSigns) return text.slice(0, index);
  return text;
}

interface Reading {
  /** Addresses that the text gives at its end, by their names. */
  definitions: ReadonlyMap<string, string>;
  depth: number;
  link: Manner['link'];
}

function definitionsOf(root: Root): Map<string, string> {
  const found = root.children.flatMap((node) => (node.type === 'definition' ? [node] : []));
  // The first one counts, as in CommonMark.
  return new Map(found.reverse().map(({ identifier, url }) => [identifier, url]));
}

function blocksOf(parent: Parents, reading: Reading): Block[] {
  if (reading.depth > deepest) return [];
  const inner = { ...reading, depth: reading.depth + 1 };
  return parent.children.flatMap((node): Block[] => {
    switch (node.type) {
      case 'heading':
        return filled({ kind: 'heading', level: node.depth, children: inlinesOf(node, inner) });
      case 'paragraph':
        return filled({ kind: 'paragraph', children: inlinesOf(node, inner) });
      case 'list': {
        const items = node.children.map((item) => blocksOf(item, inner)).filter((item) => item.length > 0);
        return items.length > 0
          ? [{ kind: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }]
          : [];
      }
      case 'blockquote':
        return filled({ kind: 'quote', children: blocksOf(node, inner) });
      case 'code':
        return [{ kind: 'code', text: node.value }];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => inlinesOf(cell, inner)));
        return [{ kind: 'table', columns: (node.align ?? []).map((side) => side ?? 'left'), head, rows }];
      }
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      default:
        return [];
    }
  });
}

/** Nothing where everything inside was left out. */
function filled<const Part extends { children: readonly unknown[] }>(part: Part): Part[] {
  return part.children.length > 0 ? [part] : [];
}

function inlinesOf(parent: Parents, reading: Reading): Inline[] {
  if (reading.depth > 2 * deepest) return [];
  const inner = { ...reading, depth: reading.depth + 1 };
  return parent.children.flatMap((node) => inlineOf(node, inner));
}

function inlineOf(node: Nodes, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.value }];
    case 'strong':
    case 'emphasis':
      return filled({ kind: node.type, children: inlinesOf(node, reading) });
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link':
      return linkTo(node.url, inlinesOf(node, reading), reading);
    case 'linkReference':
      return linkTo(reading.definitions.get(node.identifier), inlinesOf(node, reading), reading);
    case 'image':
      return pictureAt(node.url, node.alt);
    case 'imageReference':
      return pictureAt(reading.definitions.get(node.identifier), node.alt);
    default:
      return [];
  }
}

function linkTo(url: string | undefined, children: Inline[], { link }: Reading): Inline[] {
  const href = url === undefined ? undefined : link(url);
  return href === undefined ? children : filled({ kind: 'link', href, children });
}

function pictureAt(url: string | undefined, alt: string | null | undefined): Inline[] {
  const hash = url === undefined ? undefined : pictureOf(url);
  if (hash !== undefined) return [{ kind: 'picture', hash, alt: alt ?? '' }];
  return alt ? [{ kind: 'text', text: alt }] : [];
}
