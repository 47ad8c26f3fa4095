import { Worker } from 'node:worker_threads';
import type { UnreadableFileCode } from '@kardan/contract/values/feeds';
import { UnreadableFile } from '../unreadable-file.ts';
import { readingBounds } from './reading-bounds.ts';
import type { WorkbookAnswer } from './workbook-thread.ts';

/**
 * Parses workbooks on a thread of its own with bounds of memory and time: a workbook is an archive, and a few kilobytes of one can
 * name a billion cells. Whoever makes one ends it.
 */
export class WorkbookParser implements AsyncDisposable {
  #worker: Worker | undefined;

  async parse(file: Uint8Array): Promise<(string | null)[][]> {
    const worker = this.#thread();
    const { promise, resolve, reject } = Promise.withResolvers<WorkbookAnswer>();
    // A thread that crashed or is still at work is of no use for the next file.
    const end = (code: UnreadableFileCode, cause?: unknown) => {
      this.#worker = undefined;
      void worker.terminate();
      reject(new UnreadableFile(code, null, { cause }));
    };
    const fail = (error: unknown) => end(codeOfCrash(error), error);
    const exit = () => end('not-xlsx');
    const late = setTimeout(() => end('too-slow'), readingBounds.workbookSeconds * 1000);
    worker.once('message', resolve).once('error', fail).once('exit', exit);
    worker.postMessage(file);
    try {
      return rowsOf(await promise);
    } finally {
      clearTimeout(late);
      worker.off('message', resolve).off('error', fail).off('exit', exit);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #thread(): Worker {
    this.#worker ??= new Worker(new URL('./workbook-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: readingBounds.workbookMegabytes },
    });
    return this.#worker;
  }
}

function rowsOf(answer: WorkbookAnswer): (string | null)[][] {
  if ('rows' in answer) return answer.rows;
  throw new UnreadableFile(answer.code);
}

function codeOfCrash(error: unknown): UnreadableFileCode {
  return (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'not-xlsx';
}
