import { say } from '@kardan/core/cli/terminal';
import { runFeeds } from '../feeds/run-feeds.ts';
import { feedGoals, fullFeedSettings, quickFeedSettings } from '../feeds/settings.ts';
import type { BenchOptions } from '../options.ts';
import { feedsPage } from '../report/feeds-page.ts';
import { writePage } from '../report/write-page.ts';
import { checkListings } from './with-rig.ts';
import { withServices } from './with-services.ts';

/** `pnpm bench feeds`: a large dealer's file, beside searches and other dealers' changes, and with its worker killed. */
export function benchFeeds(options: BenchOptions): Promise<void> {
  const { quick, listings, cars } = options;
  return withServices(async (services, cleanup) => {
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
    writePage('feeds', feedsPage(result), options);
  });
}
