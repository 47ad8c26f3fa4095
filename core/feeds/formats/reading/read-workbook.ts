import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { FeedRow } from '../../feed-car.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { headingsOf } from './headings.ts';
import { readingBounds } from './reading-bounds.ts';
import { emptyValues, keepValue } from './row-values.ts';
import { WorkbookParser } from './workbook-parser.ts';
import type { SheetRow } from './workbook-thread.ts';

/** The lines of a workbook's first sheet. */
export async function* readWorkbook(format: FeedFormat, file: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow> {
  await using parser = new WorkbookParser();
  yield* rowsOfSheet(format, parser.parse(await collect(file)));
}

/** The lines of a sheet under its headings, which are its first line that says anything. */
export async function* rowsOfSheet(format: FeedFormat, sheet: AsyncIterable<SheetRow[]>): AsyncGenerator<FeedRow> {
  let headings: readonly string[] | null = null;
  let line = 0;
  let count = 0;
  for await (const rows of sheet) {
    for (const row of rows) {
      line += 1;
      if (!hasText(row)) continue;
      if (headings === null) {
        headings = headingsOf(format, row.map(textOf)).headings;
        continue;
      }
      count += 1;
      if (count > readingBounds.rows) throw new UnreadableFile('too-many-rows', line);
      const values = emptyValues();
      for (const [column, heading] of headings.entries()) keepValue(values, heading, textOf(row[column]));
      yield { line, values };
    }
  }
  if (count === 0) throw new UnreadableFile('empty');
}

function textOf(cell: string | null | undefined): string {
  return cell ?? '';
}

function hasText(row: SheetRow): boolean {
  return row.some((cell) => textOf(cell).trim() !== '');
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
