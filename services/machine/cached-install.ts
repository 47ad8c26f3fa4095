import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { reportProgress } from './progress.ts';

/**
 * Fills a directory of the cache once. It is built beside its place and renamed, so an interrupted
 * installation leaves nothing that looks finished, and checkouts that install at once do not meet.
 */
export async function installOnce(target: string, build: (directory: string) => Promise<unknown>): Promise<void> {
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const finished = reportProgress(`installing ${basename(target)}`);
    await build(draft);
    await chmod(draft, 0o755);
    await rename(draft, target).catch((problem) => {
      if (!existsSync(target)) throw problem;
    });
    finished();
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
