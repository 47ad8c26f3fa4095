import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk extends AsyncDisposable {
  /** Takes every byte that is left, and what becomes free while it is filled. */
  fill(): Promise<void>;
  /** Gives it back. */
  clear(): Promise<void>;
}

/** Whether a disk of its own can be put somewhere, which needs root and a kernel that allows it. */
export function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'kardan-disk-'));
  const isMounted = mount(place, 1);
  if (isMounted) spawnSync('umount', [place]);
  rmdirSync(place);
  return isMounted;
}

/** A disk in memory of so many megabytes, mounted where there is nothing yet. */
export async function mountSmallDisk(place: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(place, { recursive: true, mode: 0o755 });
  if (!mount(place, megabytes)) throw new Error(`${place} cannot be mounted`);
  const ballast = join(place, 'ballast');
  return {
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (const size of [1 << 20, 1 << 12]) {
          const block = Buffer.alloc(size);
          while (await file.write(block).then(({ bytesWritten }) => bytesWritten === size, refusedAsFull));
        }
      } finally {
        await file.close();
      }
    },
    clear: () => rm(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      spawnSync('umount', ['--lazy', place]);
    },
  };
}

function mount(place: string, megabytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', place]).status === 0;
}

function refusedAsFull(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOSPC') return false;
  throw error;
}
