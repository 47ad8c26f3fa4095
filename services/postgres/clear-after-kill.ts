import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Makes a data directory usable again after its server was killed: waits for the children, which end by themselves,
 * and removes the lock file. The server would do that on its own, except in a container whose first process collects
 * the dead late or never: there it takes the dead server for a living one and refuses to start.
 */
export async function clearAfterKill(dataDirectory: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (anyProcessIn(dataDirectory)) {
    if (Date.now() > deadline) throw new Error(`Processes of an earlier PostgreSQL still work in ${dataDirectory}.`);
    await sleep(50);
  }
  await rm(join(dataDirectory, 'postmaster.pid'), { force: true });
}

/** All processes of a PostgreSQL server have its data directory as their working directory; dead ones have none. */
function anyProcessIn(dataDirectory: string): boolean {
  const directory = realpathSync(dataDirectory);
  return readdirSync('/proc').some((entry) => {
    try {
      return /^\d+$/.test(entry) && readlinkSync(`/proc/${entry}/cwd`) === directory;
    } catch {
      return false; // it ended meanwhile, or belongs to another user, who has no business in our directory
    }
  });
}
