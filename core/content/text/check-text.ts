import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import type { ContentKind } from '@kardan/contract/values/content';
import { drawChart } from '../charts/draw-chart.ts';
import { fillReferences } from '../rules/fill-references.ts';
import { checkOptions } from './check-options.ts';
import { type Composing, composeBlocks, pictureOf } from './compose-blocks.ts';
import { ContentFault } from './content-fault.ts';
import { type FrontMatter, frontMatterSchemas } from './front-matter.ts';
import { readCarSearch } from './read-car-search.ts';
import { readOptions } from './read-options.ts';

const maxCharacters = 60_000;
const wordsPerMinute = 200;

export interface CheckedText<Kind extends ContentKind = ContentKind> {
  frontMatter: FrontMatter<Kind>;
  readingMinutes: number;
}

/** Reads a text as visitors will get it; refuses what would not reach them whole. */
export function checkText<Kind extends ContentKind>(
  kind: Kind,
  frontMatter: unknown,
  body: string,
  composing: Composing,
): CheckedText<Kind> {
  if (body.length > maxCharacters) throw new ContentFault(`the text is longer than ${maxCharacters} characters`);
  const checked = checkOptions(frontMatterSchemas[kind], frontMatter, 'front matter') as FrontMatter<Kind>;
  const { language, today, credit } = composing;
  const [title, lead] = [checked.title, checked.lead].map((text) => fillReferences(text, language, today, credit));
  if ((title ?? '').length > 70) throw new ContentFault('front matter: title is longer than 70 characters');
  if ((lead ?? '').length > 220) throw new ContentFault('front matter: lead is longer than 220 characters');
  if ('picture' in checked) {
    pictureOf(checked.picture, composing.pictures);
    chartOf(checked, composing);
    carsOf(checked);
  }
  const blocks = composeBlocks(body, composing);
  if (/^#\s/m.test(body)) throw new ContentFault('headings begin at ##: the title is the page’s own');
  return { frontMatter: checked, readingMinutes: readingMinutesOf(blocks) };
}

/** The chart that lists show of an article. */
export function chartOf({ chart }: { chart?: string | undefined }, composing: Composing) {
  if (chart === undefined) return null;
  const [, name = '', options = ''] = /^(\S+)(.*)$/.exec(chart) ?? [];
  return drawChart(name, readOptions(options, 'front matter: chart'), composing);
}

/** The live cars below an article. */
export function carsOf({ cars, carsTitle }: { cars?: string | undefined; carsTitle?: string | undefined }) {
  return cars === undefined ? null : readCarSearch(readOptions(cars, 'front matter: cars'), carsTitle ?? null);
}

function readingMinutesOf(blocks: ContentBlock[]): number {
  const words = blocks.flatMap((block) => JSON.stringify(textOf(block)).match(/[\p{L}\p{N}]+/gu) ?? []).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** What is read of a block: drawings and cars are looked at. */
function textOf(block: ContentBlock): unknown {
  switch (block.kind) {
    case 'chart':
      return [block.title, block.caption];
    case 'figure':
      return block.caption;
    case 'cars':
    case 'calculator':
      return '';
    default:
      return { ...block, kind: '' };
  }
}
