import { parentPort } from 'node:worker_threads';
import type { UnreadableFileCode } from '@kardan/contract/values/feeds';
// Not the one for Node, which unpacks as a stream: it never ends where an archive breaks off between two files, and it reads sizes where
// checkArchive does not look.
import { type Row, readSheet } from 'read-excel-file/universal';
import { UnreadableFile } from '../unreadable-file.ts';
import { checkArchive } from './check-archive.ts';
import { readingBounds } from './reading-bounds.ts';
import { numberText } from './row-values.ts';

export type SheetRow = (string | null)[];
export type WorkbookAnswer = { rows: SheetRow[]; isLast: boolean } | { code: UnreadableFileCode };

/** Lines that are handed over at a time: the whole sheet would be in memory twice. */
const batchSize = 1000;
let sheet: Row[] = [];

/** The thread of WorkbookParser: a file is answered with its first lines or with what is wrong with it, `more` with further ones. */
parentPort?.on('message', async (asked: Uint8Array | 'more') => {
  parentPort?.postMessage(asked === 'more' ? nextRows() : await answerOf(asked));
});

async function answerOf(file: Uint8Array): Promise<WorkbookAnswer> {
  try {
    await checkArchive(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    sheet = await readSheet(new Uint8Array(file).buffer);
    if (sheet.length > readingBounds.rows + batchSize) return { code: 'too-many-rows' };
    if ((sheet[0]?.length ?? 0) > readingBounds.columns) return { code: 'too-many-columns' };
    return nextRows();
  } catch (error) {
    return { code: error instanceof UnreadableFile ? error.code : 'not-xlsx' };
  }
}

function nextRows(): WorkbookAnswer {
  const rows = sheet.splice(0, batchSize).map((row) => row.map(textOf));
  return { rows, isLast: sheet.length === 0 };
}

function textOf(cell: unknown): string | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return numberText(cell);
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
  return String(cell);
}
