import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { columnsOf } from '@kardan/core/feeds/formats/columns/columns-of';
import type { ColumnMeaning, FormatColumn } from '@kardan/core/feeds/formats/columns/format-column';
import { formatQuestions } from '@kardan/core/feeds/formats/questions';
import { readingBounds } from '@kardan/core/feeds/formats/reading/reading-bounds';
import type { GeneratedFile } from './generated-file.ts';

const parts: { title: string; format: keyof typeof columnsOf; about: string }[] = [
  {
    title: 'Our own: CSV, XLSX, JSON',
    format: 'kardan-csv',
    about: `One line for each car under headings, or a JSON list of objects, an object with such a list (\`vehicles\`, \`cars\`, \`listings\`,
\`fahrzeuge\`, \`autos\`), or one object in each line. Every field of the catalogue (\`contract/listing-fields.ts\`) is read by its key and by
its German and English label, with or without the unit, so that the file which the stock's export writes is read back the same. CSV is
parted by \`;\`, \`,\` or tabs and written in UTF-8, UTF-16 with a mark, or Windows-1252. Only the number is required. What a line does not
say stays as it is.`,
  },
  {
    title: 'mobile.de: CSV',
    format: 'mobile-csv',
    about: `With a header of the names below, or without one by places. Of the public manual (services.mobile.de, “Upload-Interface CSV”) the
general rules and the first three columns could be verified: \`;\`, \`""\` for quotes, no line breaks in texts, ISO-8859-15, numbers of at
most 40 signs, column 0 the customer's number. All other places are from public importers of the format, one of which names columns by
letter and one of which lists them in order; they agree up to place 110, with places 7, 12, 24, 35 and 94 reserved, and may go back to
one author; a third importer counts without the reserved places. Try a file without a header in a dry run first. Behind place 110 they
differ by three columns, so what has no place below is **read by its header only**. Codes are those that the same importers use; what \`mwst\`
means they tell in two ways. Unlike there, an empty file removes nothing here.`,
  },
  {
    title: 'AutoScout24: listing JSON',
    format: 'autoscout-json',
    about: `By the public description of the listing API (github.com/Scout24/api, version 1.1): one listing, a list of them, or the answer
with \`_data.vehicles\` around it. Numbers for makes, models, colours, upholstery, emission classes and equipment are only told to registered
partners by a service; such a value is an unmapped one, which somebody who knows it maps once. Codes below are those that the description
itself or the addresses of the public search name. XML is not read.`,
  },
];

/** What each column of each format says, from the data that reads it. */
export function feedFormatFiles(): GeneratedFile[] {
  return [{ path: 'docs/feeds/formats.md', text: [intro, ...parts.map(partOf), bounds()].join('\n') }];
}

const intro = `# Formats of feeds

Written by \`pnpm generate\` from \`core/feeds/formats/columns\`. Headings are compared without capitals, accents and signs; columns that are
not named here are not read. Values are read in German and English spelling (\`12.990,00\`, \`04/2021\`, \`ja\`). What cannot be understood is
left out and noted with its line, column and value; a value of a closed list, a make, model or item of equipment that no table knows is
mapped once, by dealer or operator. A line without a number, or with another number of columns than the first, is refused.

Texts lose markup, addresses and sentences with a rate. Credits are shown as a whole set or not at all, and cars have no place for one
yet: their columns are noted and left out.
`;

function partOf({ title, format, about }: (typeof parts)[number]): string {
  const columns = columnsOf[format];
  const hasPlaces = columns.some(({ position }) => position !== undefined);
  const head = hasPlaces
    ? '| column | place | says | note |\n|---|---|---|---|'
    : '| column | says | note |\n|---|---|---|';
  const rows = columns.map((column) => rowOf(column, hasPlaces));
  const questions = formatQuestions[format].map(
    ({ key, columns: asked, choices }) =>
      `- \`${key}\`: what ${asked.map(code).join(', ')} mean: ${choices.map(code).join(', ')}.`,
  );
  const open = questions.length === 0 ? [] : ['Asked once per feed, until then left out:', '', ...questions, ''];
  return [`## ${title}`, '', about, '', ...open, head, ...rows, ''].join('\n');
}

function rowOf({ name, aliases = [], position, says, note }: FormatColumn, hasPlaces: boolean): string {
  const names = [name, ...new Set(aliases)].map(code).join(', ');
  const place = hasPlaces ? [position === undefined ? 'header only' : String(position)] : [];
  return `| ${[names, ...place, meaningOf(says), note ?? ''].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function meaningOf(says: ColumnMeaning): string {
  switch (says.kind) {
    case 'field':
      return withCodes(fieldOf(says.field), says.codes);
    case 'sign':
      return withCodes(fieldOf(says.field), {
        ...(says.set !== undefined && { '1': says.set }),
        ...(says.unset !== undefined && { '0': says.unset }),
      });
    case 'equipment':
      return withCodes(
        'equipment',
        Object.fromEntries(Object.entries(says.codes).map(([value, items]) => [value, items.join(', ') || 'none'])),
      );
    case 'condition':
      return withCodes(
        'category and condition',
        Object.fromEntries(
          Object.entries(says.codes).map(([value, { category, conditionKind }]) => [
            value,
            `${category}, ${conditionKind}`,
          ]),
        ),
      );
    case 'asked':
      return `${withCodes(fieldOf(says.field), says.always)}, by the answer to \`${says.question}\``;
    case 'model-text':
      return 'text that names the model, or stands behind it';
    case 'price-list':
      return fieldOf('priceEur');
    case 'credit':
      return 'part of a credit';
    case 'ignored':
      return 'not read';
    default:
      return says.kind;
  }
}

function withCodes(what: string, codes: Readonly<Record<string, unknown>> | undefined): string {
  const listed = Object.entries(codes ?? {}).map(([value, meaning]) => `${code(value)} ${meaning ?? 'nothing'}`);
  return listed.length === 0 ? what : `${what}: ${listed.join('; ')}`;
}

function fieldOf(key: keyof (typeof listingFieldLabels)['en']): string {
  return `${listingFieldLabels.en[key]} (${code(key)})`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function bounds(): string {
  const rows: [string, string][] = [
    ['lines', readingBounds.rows.toLocaleString('en')],
    ['columns', readingBounds.columns.toLocaleString('en')],
    ['signs of a line or object', readingBounds.lineSigns.toLocaleString('en')],
    ['signs of a value, more is cut off', readingBounds.valueSigns.toLocaleString('en')],
    ['depth of JSON', String(readingBounds.jsonDepth)],
    ['bytes of a workbook', readingBounds.workbookBytes.toLocaleString('en')],
    [
      'bytes that it unpacks to',
      `${readingBounds.unpackedBytes.toLocaleString('en')}, ${readingBounds.packingRatio} times its own`,
    ],
    ['seconds and megabytes for parsing it', `${readingBounds.workbookSeconds}, ${readingBounds.workbookMegabytes}`],
  ];
  const table = rows.map(([what, most]) => `| ${what} | ${most} |`).join('\n');
  return `## Bounds

| of | at most |
|---|---|
${table}

A file beyond them is refused as a whole, as is one that is empty, a page of an error, an archive where none is expected, or cut off: JSON
that is not closed, CSV with an open quote or whose last line lacks both columns and its end. CSV that was cut off exactly at the end of a
line, or within its last column, looks whole: there the limit of vanishing cars stands guard.
`;
}
