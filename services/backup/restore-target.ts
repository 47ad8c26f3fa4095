import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Refuses a directory that holds anything: what a restore replaces is the last that is left of it. */
export async function refuseUnfitTarget(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  const elsewhere = 'name an empty place with `--into <directory>`';
  const server = await runningServer(directory);
  if (server)
    throw new Error(
      `A PostgreSQL server runs in ${directory} (process ${server}): end it and move its data away, or ${elsewhere}.`,
    );
  if ((await readdir(directory)).length > 0)
    throw new Error(`${directory} is not empty: move it away, it may still be needed, or ${elsewhere}.`);
}

/** The first line of the server's lock file is its process. */
async function runningServer(directory: string): Promise<string | undefined> {
  const lock = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const process = lock.split('\n')[0]?.trim();
  return process && existsSync(`/proc/${process}`) ? process : undefined;
}
