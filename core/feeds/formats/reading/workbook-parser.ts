import { Worker } from 'node:worker_threads';
import type { UnreadableFileCode } from '@kardan/contract/values/feeds';
import { UnreadableFile } from '../unreadable-file.ts';
import { readingBounds } from './reading-bounds.ts';
import type { SheetRow, WorkbookAnswer } from './workbook-thread.ts';

/**
 * Parses workbooks on a thread of its own with bounds of memory and time: a workbook is an archive, and a few kilobytes of one can
 * name a billion cells. Whoever makes one ends it.
 */
export class WorkbookParser implements AsyncDisposable {
  #worker: Worker | undefined;

  /** The lines of the first sheet, some at a time. */
  async *parse(file: Uint8Array): AsyncGenerator<SheetRow[]> {
    let answer = await this.#ask(file);
    yield answer.rows;
    while (!answer.isLast) {
      answer = await this.#ask('more');
      yield answer.rows;
    }
  }

  async #ask(message: Uint8Array | 'more'): Promise<Extract<WorkbookAnswer, { rows: SheetRow[] }>> {
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
    worker.postMessage(message);
    try {
      const answer = await promise;
      if ('code' in answer) throw new UnreadableFile(answer.code);
      return answer;
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

function codeOfCrash(error: unknown): UnreadableFileCode {
  return (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'not-xlsx';
}
