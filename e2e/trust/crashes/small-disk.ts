import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { link, lstat, mkdir, open, readdir, rm } from 'node:fs/promises';
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

/**
 * A disk in memory of so many megabytes, mounted where there is nothing yet. Where it is told to hold files, those that are
 * deleted while it is full give no room until it is cleared: nothing fits into what somebody else has just given up.
 */
export async function mountSmallDisk(
  place: string,
  megabytes: number,
  { holdsFiles = false } = {},
): Promise<SmallDisk> {
  await mkdir(place, { recursive: true, mode: 0o755 });
  if (!mount(place, megabytes)) throw new Error(`${place} cannot be mounted`);
  const ballast = join(place, 'ballast');
  const held = join(place, 'held');
  return {
    async fill() {
      if (holdsFiles) await hold(place, held, ballast);
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
    async clear() {
      await rm(held, { recursive: true, force: true });
      await rm(ballast, { force: true });
    },
    async [Symbol.asyncDispose]() {
      spawnSync('umount', ['--lazy', place]);
    },
  };
}

/** Gives every file a second name, by its inode, so that deleting the first one frees nothing; one that goes meanwhile has none. */
async function hold(place: string, held: string, ballast: string): Promise<void> {
  await mkdir(held, { recursive: true });
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(nothingIf('ENOENT'));
  for (const entry of entries ?? []) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.parentPath === held || file === ballast) continue;
    const inode = (await lstat(file).catch(nothingIf('ENOENT')))?.ino;
    if (inode) await link(file, join(held, String(inode))).catch(nothingIf('ENOENT', 'EEXIST'));
  }
}

function nothingIf(...codes: string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
}

function mount(place: string, megabytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', place]).status === 0;
}

function refusedAsFull(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOSPC') return false;
  throw error;
}
