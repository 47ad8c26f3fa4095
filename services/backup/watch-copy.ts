import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs work that fills a directory, and tells every second how many bytes have come. */
export async function watchCopy<T>(
  directory: string,
  work: Promise<T>,
  report: (copiedBytes: number) => void,
): Promise<T> {
  const finished = new AbortController();
  const watching = watch(directory, finished.signal, report);
  try {
    return await work;
  } finally {
    finished.abort();
    await watching;
  }
}

async function watch(directory: string, signal: AbortSignal, report: (copiedBytes: number) => void): Promise<void> {
  while (!signal.aborted) {
    report(await directoryBytes(directory));
    await sleep(1_000, undefined, { signal }).catch(() => {}); // the work has ended
  }
}

/** Bytes of all files below a directory; of one that is not there yet, or goes meanwhile, none. */
export async function directoryBytes(directory: string): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes;
}
