import { pipeline, Readable } from 'node:stream';
import type { FeedFormat } from '@kardan/contract/values/feeds';
import { CsvError, parse } from 'csv-parse';
import type { FeedRow } from '../../feed-car.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { decodeText } from './decode-text.ts';
import { headingsOf } from './headings.ts';
import { readingBounds } from './reading-bounds.ts';
import { emptyValues, keepValue } from './row-values.ts';

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** The lines of a CSV file as they come; a line with a wrong number of columns has a defect, and the file goes on. */
export async function* readCsv(format: FeedFormat, file: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow> {
  const text = decodeText(file, format === 'mobile-csv' ? 'iso-8859-15' : 'windows-1252');
  const source = new CsvSource(text);
  let headings: readonly string[] | null = null;
  let rows = 0;
  // The parser takes the end of a line within quotes for two if it has two signs.
  let countedTwice = 0;
  // One line behind the file: only the last line can be one that was cut off.
  let last: FeedRow | null = null;
  for await (const { record, info } of recordsOf(source)) {
    const line = info.lines - countedTwice - signsWithin(record, '\n') - signsWithin(record, '\r');
    countedTwice += signsWithin(record, '\r\n');
    if (last) yield last;
    last = null;
    if (headings === null) {
      const found = headingsOf(format, record);
      headings = found.headings;
      if (found.isHeader) continue;
    }
    rows += 1;
    if (rows > readingBounds.rows) throw new UnreadableFile('too-many-rows', line);
    last = rowOf(headings, record, line);
  }
  if (!last) throw new UnreadableFile('empty');
  // Cars behind it are not gone.
  if (last.defect && source.endsInLine) throw new UnreadableFile('cut-off', last.line);
  yield last;
}

function rowOf(headings: readonly string[], record: readonly string[], line: number): FeedRow {
  const values = emptyValues();
  for (const [at, heading] of headings.entries()) keepValue(values, heading, withoutGuard(record[at] ?? ''));
  const isShort = record.length < headings.length;
  const isLong = record.slice(headings.length).some((value) => value.trim() !== '');
  return isShort || isLong ? { line, values, defect: 'columns-differ' } : { line, values };
}

/** Our own files have an apostrophe before what a spreadsheet would take for a formula. */
function withoutGuard(value: string): string {
  return value.startsWith("'") && /^'\s*[=+\-@|%]/.test(value) ? value.slice(1) : value;
}

/** How often ends of lines stand in the values: a record is told with the line that it ends in. */
function signsWithin(record: readonly string[], sign: string): number {
  let count = 0;
  for (const value of record) {
    for (let at = value.indexOf(sign); at >= 0; at = value.indexOf(sign, at + 1)) count += 1;
  }
  return count;
}

/** The text on its way to the parser; it remembers what is known only at the beginning and at the end. */
class CsvSource {
  readonly #text: AsyncGenerator<string>;
  /** Whether the file ends without the end of a line. */
  endsInLine = false;

  constructor(text: AsyncGenerator<string>) {
    this.#text = text;
  }

  /** The beginning, which says what parts columns. */
  async start(): Promise<string> {
    const { value, done } = await this.#text.next();
    return done ? '' : value;
  }

  async *rest(start: string): AsyncGenerator<string> {
    let last = start;
    yield start;
    for await (const text of this.#text) {
      if (text !== '') last = text;
      yield text;
    }
    this.endsInLine = !/[\r\n]\s{0,99}$/.test(last.slice(-100));
  }
}

async function* recordsOf(source: CsvSource): AsyncGenerator<CsvRecord> {
  const start = await source.start();
  if (start.trim() === '') throw new UnreadableFile('empty');
  const parser = parse({
    delimiter: delimiterOf(start),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: readingBounds.lineSigns,
    info: true,
  });
  pipeline(Readable.from(source.rest(start)), parser, () => {});
  try {
    yield* parser as AsyncIterable<CsvRecord>;
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
}

function unreadable(error: CsvError): UnreadableFile {
  const line = typeof error.lines === 'number' ? error.lines : null;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new UnreadableFile('cut-off', line, { cause: error });
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new UnreadableFile('line-too-long', line, { cause: error });
  return new UnreadableFile('not-csv', line, { cause: error });
}

/** What parts the columns of the first line, outside of quotes; a file of one column is no list of cars. */
function delimiterOf(start: string): string {
  const counts = new Map([
    [';', 0],
    [',', 0],
    ['\t', 0],
  ]);
  let isQuoted = false;
  for (const sign of start.trimStart()) {
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    const count = isQuoted ? undefined : counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
  }
  const [delimiter, count] = [...counts].sort(([, a], [, b]) => b - a)[0] as [string, number];
  if (count === 0) throw new UnreadableFile('not-csv', 1);
  return delimiter;
}
