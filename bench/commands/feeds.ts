import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import { runFeeds } from '../feeds/run-feeds.ts';
import { feedGoals, fullFeedSettings, quickFeedSettings } from '../feeds/settings.ts';
import { createCleanup } from '../machine/cleanup.ts';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { feedsPage } from '../report/feeds-page.ts';
import { checkListings } from './with-rig.ts';

/** `pnpm bench feeds`: a large dealer's file, beside searches and other dealers' changes, and with its worker killed. */
export async function benchFeeds({ quick, listings, cars, out }: BenchOptions): Promise<void> {
  const services = openServices({ ...loadEnv(), LOG_LEVEL: 'warn' }, 'command');
  const cleanup = createCleanup();
  try {
    await checkListings(services, listings);
    const settings = { ...(quick ? quickFeedSettings : fullFeedSettings), ...(cars !== undefined && { cars }) };
    const result = await runFeeds(services, listings, settings, cleanup);
    for (const { phase, seconds, searchMs, workerMb } of result.runs)
      say(
        `${phase}: ${seconds.toFixed(1)} s (at most ${feedGoals.runSeconds} s), searches p99 ${searchMs.p99.toFixed(0)} ms, ` +
          `worker ${workerMb.toFixed(0)} MB`,
      );
    const { cars: made, numbers } = result.afterKill;
    if (made !== settings.cars || numbers !== settings.cars)
      throw new Error(`${made} cars with ${numbers} numbers instead of ${settings.cars} after the worker was killed`);
    if (result.runs.some(({ counts }) => counts.refused > 0)) throw new Error('cars were refused');
    const directory = out ?? (quick ? cacheDirectory : documentationDirectory);
    mkdirSync(directory, { recursive: true });
    const page = join(directory, 'feeds.md');
    writeFileSync(page, feedsPage(result));
    say(`written: ${page}`);
  } finally {
    await cleanup.run();
    await closeServices(services);
  }
}
