import { readFileSync } from 'node:fs';
import { root } from '../../stack/start.ts';

/** A document is what an application starts from, empty of itself; a file is read by machines. */
export type AnswerKind = 'page' | 'document' | 'file' | 'call';

/** What an answer consists of, so that one with parts missing is told from one as ever. */
export interface Shape {
  /** Of a page its heading; of data its keys with something in them. */
  parts: ReadonlySet<string>;
  /** Lists without entries; of a page the words by which it says that there is nothing. */
  empty: ReadonlySet<string>;
  /** In the part of a page that is its own; of a file for machines its entries, of a document its scripts. */
  links: number;
}

/** Prices and counts change while others write: fewer links than this share of the usual ones are a part that is missing. */
const fewerLinks = 0.85;

export function shapeOf(kind: AnswerKind, body: string): Shape {
  const shape = { parts: new Set<string>(), empty: new Set<string>(), links: 0 };
  if (kind === 'page') {
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
    shape.parts.add(`heading “${heading.replaceAll(/<[^>]*>/g, '').replaceAll(/\d+/g, '0')}”`);
    shape.links = ownLinks(body);
    const seen = seenOf(body);
    for (const words of denialWords) if (seen.includes(words)) shape.empty.add(words);
  } else if (kind === 'file') {
    shape.links = body.match(/<(?:loc|item)>|^\w[\w-]*: /gm)?.length ?? 0;
  } else if (kind === 'document') {
    shape.links = body.match(/<script[^>]* src=/g)?.length ?? 0;
  } else {
    try {
      noteParts(JSON.parse(body), '', shape);
    } catch {
      // A file, which is not looked into.
    }
  }
  return shape;
}

/** What is loaded late follows behind the part it belongs to. */
function ownLinks(body: string): number {
  const own = body.slice(body.indexOf('<main')).replaceAll(/<(footer|script)[\s>].*?<\/\1>/gs, '');
  return own.match(/<a\s/g)?.length ?? 0;
}

function noteParts(value: unknown, path: string, shape: { parts: Set<string>; empty: Set<string> }): void {
  if (value === null || value === undefined) return;
  const name = path || 'it';
  if (typeof value !== 'object') return void shape.parts.add(name);
  const isEmpty = Object.keys(value).length === 0;
  (isEmpty ? shape.empty : shape.parts).add(name);
  // Entries of a list come and go.
  if (Array.isArray(value)) return;
  for (const [key, part] of Object.entries(value)) noteParts(part, path ? `${path}.${key}` : key, shape);
}

/** What has entries usually, and is empty now: a failure that is taken for the truth. */
export function emptiedIn(shape: Shape, usual: Shape): string[] {
  return [...shape.empty].filter((name) => !usual.empty.has(name));
}

/** What the usual answer has and this one has not. */
export function missingIn(shape: Shape, usual: Shape): string[] {
  const lacked = [...usual.parts].filter((part) => !shape.parts.has(part));
  // A part with all that is below it.
  const parts = lacked.filter((part) => !lacked.some((above) => part.startsWith(`${above}.`)));
  const isShorter = shape.links < usual.links * fewerLinks;
  return [...parts, ...(isShorter ? [`${usual.links - shape.links} of ${usual.links} links`] : [])];
}

type Words = Record<string, string[]>;

/** How pages say that a part of them is missing, by file and key of the texts. */
const apologies: Words = {
  car: ['similar.outage'],
  dealership: ['cars.outage.title'],
  'dealership-directory': ['withoutCarCounts', 'outage.title'],
  finance: ['request.outage'],
  home: ['outage.title'],
  magazine: ['cars.outage', 'nova.outage'],
  portal: ['listFailed'],
  regional: ['outage.title'],
  search: ['outage.title'],
  'search-agent': ['preview.failed', 'preview.failedOwn'],
  sitemap: ['outage.title'],
};

/** How pages say that there is nothing to show. */
const denials: Words = {
  car: ['gallery.none'],
  'car-park': ['shared.empty.title'],
  dealership: ['cars.none.title'],
  finance: ['request.none.title'],
  magazine: ['empty.title', 'nothing.title', 'cars.none'],
  'new-cars': ['version.none'],
  portal: ['press.none', 'testimonials.none', 'reach.none'],
  regional: ['empty.title', 'empty.titleMake'],
  'search-agent': ['preview.none'],
  search: ['zero.title', 'zero.titleFar', 'zero.nothingNear', 'stock.empty.title', 'none.title', 'none.nowhere'],
};

const apologyWords = wordsOf(apologies);
const denialWords = wordsOf(denials);

/** Of words with gaps the longest part without one. */
function wordsOf(keysOf: Words): string[] {
  return Object.entries(keysOf).flatMap(([area, keys]) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(`${root}web/locales/de-AT/${area}.json`, 'utf8'));
    return keys.map((key) => {
      const parts = (texts[key] as string).split(/\{\w+\}/);
      return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
    });
  });
}

/** Whether a page says that a part of it is missing. */
export function apologises(body: string): boolean {
  const seen = seenOf(body);
  return apologyWords.some((words) => seen.includes(words));
}

/** Texts travel in scripts too, for parts that are never shown. */
function seenOf(body: string): string {
  return body.replaceAll(/<script[\s>].*?<\/script>/gs, '');
}
