import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'kardan-feed-';
/** Longer than any file takes. */
const leftAfterMs = 60 * 60_000;

/** A folder for a copy of a file, until it is in the store. */
export function makeCopyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), prefix));
}

/** Removes folders of whoever was killed over a file. */
export async function removeLeftFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    const made = name.startsWith(prefix) ? await stat(folder).catch(() => undefined) : undefined;
    if (made && now - made.mtimeMs > leftAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
