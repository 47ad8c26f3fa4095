import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { FeedRow } from '../../feed-car.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { headingsOf } from './headings.ts';
import { readingBounds } from './reading-bounds.ts';
import { emptyValues, keepValue } from './row-values.ts';
import { WorkbookParser } from './workbook-parser.ts';

/** The lines of a workbook's first sheet. */
export async function* readWorkbook(format: FeedFormat, file: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow> {
  await using parser = new WorkbookParser();
  yield* rowsOfSheet(format, await parser.parse(await collect(file)));
}

/** The lines of a sheet that was parsed. */
export function* rowsOfSheet(format: FeedFormat, rows: readonly (string | null)[][]): Generator<FeedRow> {
  const first = rows.findIndex(hasText);
  if (first < 0) throw new UnreadableFile('empty');
  const { headings } = headingsOf(
    format,
    (rows[first] ?? []).map((cell) => cell ?? ''),
  );
  let count = 0;
  for (const [at, row] of rows.entries()) {
    if (at <= first || !hasText(row)) continue;
    count += 1;
    if (count > readingBounds.rows) throw new UnreadableFile('too-many-rows', at + 1);
    const values = emptyValues();
    for (const [column, heading] of headings.entries()) keepValue(values, heading, row[column] ?? '');
    yield { line: at + 1, values };
  }
  if (count === 0) throw new UnreadableFile('empty');
}

function hasText(row: readonly (string | null)[]): boolean {
  return row.some((cell) => cell !== null && cell.trim() !== '');
}

async function collect(file: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.byteLength;
    if (bytes > readingBounds.workbookBytes) throw new UnreadableFile('too-large');
    chunks.push(chunk);
  }
  if (bytes === 0) throw new UnreadableFile('empty');
  return Buffer.concat(chunks);
}
