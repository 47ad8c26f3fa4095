import { parentPort } from 'node:worker_threads';
import type { UnreadableFileCode } from '@kardan/contract/values/feeds';
import { readSheet } from 'read-excel-file/node';
import { UnreadableFile } from '../unreadable-file.ts';
import { checkArchive } from './check-archive.ts';
import { readingBounds } from './reading-bounds.ts';
import { numberText } from './row-values.ts';

export type WorkbookAnswer = { rows: (string | null)[][] } | { code: UnreadableFileCode };

/** The thread of WorkbookParser: answers each file with its cells or with what is wrong with it. */
parentPort?.on('message', async (file: Uint8Array) => {
  parentPort?.postMessage(await answerOf(Buffer.from(file.buffer, file.byteOffset, file.byteLength)));
});

async function answerOf(file: Buffer): Promise<WorkbookAnswer> {
  try {
    await checkArchive(file);
    const rows = await readSheet(file);
    if (rows.length > readingBounds.rows + 1_000) return { code: 'too-many-rows' };
    if ((rows[0]?.length ?? 0) > readingBounds.columns) return { code: 'too-many-columns' };
    return { rows: rows.map((row) => row.map(textOf)) };
  } catch (error) {
    return { code: error instanceof UnreadableFile ? error.code : 'not-xlsx' };
  }
}

function textOf(cell: unknown): string | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return numberText(cell);
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
  return String(cell);
}
