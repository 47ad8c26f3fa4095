import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import { createCleanup } from '../machine/cleanup.ts';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { runPictures } from '../pictures/run-pictures.ts';
import { fullPictureSettings, quickPictureSettings } from '../pictures/settings.ts';
import { picturesPage } from '../report/pictures-page.ts';
import { checkListings } from './with-rig.ts';

/** `pnpm bench pictures`: whether searches stay fast while a dealer sends all the photographs of a car. */
export async function benchPictures({ quick, listings, out }: BenchOptions): Promise<void> {
  const services = openServices({ ...loadEnv(), LOG_LEVEL: 'warn' }, 'command');
  const cleanup = createCleanup();
  try {
    await checkListings(services, listings);
    const settings = quick ? quickPictureSettings : fullPictureSettings;
    const result = await runPictures(services, listings, settings, cleanup);
    const { searchMs, quietSearchMs, readySeconds, rejected } = result;
    say(
      `${settings.photographs} pictures in ${readySeconds.toFixed(0)} s, searches p99 ${searchMs.p99.toFixed(0)} ms ` +
        `(${quietSearchMs.p99.toFixed(0)} ms before)`,
    );
    if (rejected > 0) throw new Error(`${rejected} photographs became no picture`);
    const directory = out ?? (quick ? cacheDirectory : documentationDirectory);
    mkdirSync(directory, { recursive: true });
    const page = join(directory, 'pictures.md');
    writeFileSync(page, picturesPage(result));
    say(`written: ${page}`);
  } finally {
    await cleanup.run();
    await closeServices(services);
  }
}
