import type { ContentBlock, ContentPicture } from '@kardan/contract/calls/content/blocks';
import { z } from 'zod';
import type { Drawing } from '../charts/chart.ts';
import { drawChart } from '../charts/draw-chart.ts';
import { fillReferences } from '../rules/fill-references.ts';
import { dataPartNames, dataParts } from '../tables/data-parts.ts';
import { creditSum, insuranceTaxSum, novaSum } from './calculated-sums.ts';
import { checkOptions } from './check-options.ts';
import { ContentFault } from './content-fault.ts';
import { cellsOf, listItems } from './list-lines.ts';
import { readCarSearch } from './read-car-search.ts';
import { splitBlocks, type TextBlock } from './split-blocks.ts';

/** What a text is read with. */
export interface Composing extends Drawing {
  pictures: ReadonlyMap<string, ContentPicture>;
}

/** A text as its parts, with the numbers that the rules give today; refuses whatever it cannot make out. */
export function composeBlocks(text: string, composing: Composing): ContentBlock[] {
  const filled = fillReferences(text, composing.language, composing.today, composing.credit);
  return splitBlocks(withoutBreaks(filled)).map((part) => {
    if (part.kind === 'markdown') return { kind: 'text', markdown: part.text };
    if (!Object.hasOwn(builders, part.name)) throw new ContentFault(`there is no block ${part.name}`);
    const build = builders[part.name as keyof typeof builders];
    if (part.argument !== '' && !takesArgument.has(part.name))
      throw new ContentFault(`${part.name}: what is ${part.argument}?`);
    return build(part, composing);
  });
}

/** A number stays on a line with its sign or unit. */
function withoutBreaks(text: string): string {
  return text.replaceAll(/(?<=[€§]) (?=\d)|(?<=\d) (?=(?:€|%|g|km|kW|kWh|kg|mm|PS|Cent)(?![\p{L}\d]))/gu, '\u00a0');
}

const takesArgument = new Set(['chart', 'calculator', 'data']);

type Builder = (block: TextBlock, composing: Composing) => ContentBlock;

const note =
  (tone: 'source' | 'tip' | 'warning'): Builder =>
  ({ title, body, name, options }) => {
    none(options, name);
    return { kind: 'note', tone, title, markdown: filledIn(body, name) };
  };

const builders = {
  note: note('source'),
  tip: note('tip'),
  warning: note('warning'),
  key: ({ title, body }) => ({ kind: 'key', value: titled(title, 'key'), text: oneLine(filledIn(body, 'key')) }),
  formula: ({ body }) => ({ kind: 'formula', text: oneLine(filledIn(body, 'formula')) }),
  checklist: ({ title, body }) => ({ kind: 'checklist', title, items: listItems(body, 'checklist') }),
  figure: ({ options, title, body }, { pictures }) => {
    const { picture: name } = checkOptions(z.strictObject({ picture: z.string() }), options, 'figure');
    return {
      kind: 'figure',
      picture: pictureOf(name, pictures),
      alt: oneLine(filledIn(body, 'figure')),
      caption: title,
    };
  },
  cars: ({ options, title }) => ({ kind: 'cars', ...readCarSearch(options, title) }),
  chart: ({ argument, options, title, body }, composing) => ({
    kind: 'chart',
    title,
    caption: oneLine(body) || null,
    chart: drawChart(argument, options, composing),
  }),
  bars: ownBars,
  sum: ({ title, body }) => ({ kind: 'sum', title, lines: listItems(body, 'sum').map(sumLine), warning: null }),
  'nova-sum': ({ options, title }, composing) => novaSum(options, title, composing),
  'insurance-tax-sum': ({ options, title }, composing) => insuranceTaxSum(options, title, composing),
  'credit-sum': ({ options, title }, composing) => creditSum(options, title, composing),
  calculator: ({ argument, options }) => {
    none(options, 'calculator');
    return { kind: 'calculator', name: checkOptions(z.enum(['nova']), argument, 'calculator') };
  },
  data: ({ argument, options }, { language }) => {
    none(options, 'data');
    return { kind: 'text', markdown: dataParts[checkOptions(z.enum(dataPartNames), argument, 'data')](language) };
  },
} satisfies Record<string, Builder>;

export function pictureOf(name: string, pictures: Composing['pictures']): ContentPicture {
  const picture = pictures.get(name);
  if (!picture) throw new ContentFault(`there is no picture ${name}`);
  return picture;
}

const barOptions = z.strictObject({
  unit: z.string().default(''),
  highlight: z.coerce.number<string>().int().min(1).optional(),
});

/** Bars of numbers that the author gives: `- Kombi | 52`; what follows the list is the caption. */
function ownBars({ options, title, body }: TextBlock, { language }: Composing): ContentBlock {
  const { unit, highlight } = checkOptions(barOptions, options, 'bars');
  const [list = '', ...rest] = body.split(/\n\s*\n/);
  const bars = listItems(list, 'bars').map((line, index) => {
    const [label = '', text = ''] = cellsOf(line);
    const plain = language === 'en' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
    const value = Number(plain);
    if (text === '' || !(value >= 0)) throw new ContentFault(`bars: “${line}” is not label | number`);
    return { label, value, text: [text, unit].filter(Boolean).join(' '), highlight: index + 1 === highlight };
  });
  return {
    kind: 'chart',
    title,
    caption: oneLine(rest.join(' ')) || null,
    chart: {
      shape: 'bars',
      max: Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE),
      bars,
      summary: bars.map(({ label, text }) => `${label}: ${text}`).join(', '),
    },
  };
}

function sumLine(line: string) {
  const isResult = line.startsWith('=');
  const [label = '', note = '', value = ''] = cellsOf(line.replace(/^=\s*/, ''));
  if (label === '' || value === '') throw new ContentFault(`sum: “${line}” is not label | small print | value`);
  return { label, note: note || null, value, isResult };
}

function titled(title: string | null, name: string): string {
  if (title === null) throw new ContentFault(`${name}: there is no title`);
  return title;
}

function filledIn(body: string, name: string): string {
  if (body === '') throw new ContentFault(`${name}: there is no text in it`);
  return body;
}

function none(options: Record<string, string>, name: string): void {
  checkOptions(z.strictObject({}), options, name);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
