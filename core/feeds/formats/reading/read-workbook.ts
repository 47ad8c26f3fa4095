import { Worker } from 'node:worker_threads';
import type { FeedFormat, UnreadableFileCode } from '@kardan/contract/values/feeds';
import type { FeedRow } from '../../feed-car.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { headingsOf } from './headings.ts';
import { readingBounds } from './reading-bounds.ts';
import { emptyValues, keepValue } from './row-values.ts';
import type { WorkbookAnswer } from './workbook-thread.ts';

/**
 * The lines of a workbook's first sheet. It is unpacked and parsed on a thread of its own with bounds of memory and time: a
 * workbook is an archive, and a few kilobytes of one can name a billion cells.
 */
export async function* readWorkbook(format: FeedFormat, file: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow> {
  const rows = await parseInThread(await collect(file));
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

async function parseInThread(bytes: Uint8Array): Promise<(string | null)[][]> {
  const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData: { bytes },
    resourceLimits: { maxOldGenerationSizeMb: readingBounds.workbookMegabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookAnswer>();
  const late = setTimeout(() => reject(new UnreadableFile('too-slow')), readingBounds.workbookSeconds * 1000);
  worker.on('message', resolve);
  worker.on('error', (error) => reject(new UnreadableFile(codeOfCrash(error), null, { cause: error })));
  worker.on('exit', () => reject(new UnreadableFile('not-xlsx')));
  try {
    const answer = await promise;
    if ('code' in answer) throw new UnreadableFile(answer.code);
    return answer.rows;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}

function codeOfCrash(error: unknown): UnreadableFileCode {
  return (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'not-xlsx';
}
