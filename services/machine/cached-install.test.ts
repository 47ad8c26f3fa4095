import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installOnce } from './cached-install.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'kardan-cache-'));
});
afterEach(() => rm(cache, { recursive: true }));

test('an installation that fails leaves nothing behind', async () => {
  const failing = installOnce(join(cache, 'program-1'), async (draft) => {
    await writeFile(join(draft, 'half'), '');
    throw new Error('network lost');
  });
  await expect(failing).rejects.toThrow('network lost');
  expect(await readdir(cache)).toEqual([]);
});

test('two installations at once end with one complete result', async () => {
  const install = () => installOnce(join(cache, 'program-1'), (draft) => writeFile(join(draft, 'program'), ''));
  await Promise.all([install(), install()]);
  expect(await readdir(cache)).toEqual(['program-1']);
  expect(existsSync(join(cache, 'program-1', 'program'))).toBe(true);
});
