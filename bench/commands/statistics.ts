import { say } from '@kardan/core/cli/terminal';
import type { BenchOptions } from '../options.ts';
import { statisticsPage } from '../report/statistics-page.ts';
import { writePage } from '../report/write-page.ts';
import { runStatistics } from '../statistics/run-statistics.ts';
import { fullStatisticsSettings, quickStatisticsSettings } from '../statistics/settings.ts';
import { withServices } from './with-services.ts';

/** `pnpm bench statistics`: how many events are taken and stored a second. */
export function benchStatistics(options: BenchOptions): Promise<void> {
  const { quick } = options;
  return withServices(async (services, cleanup) => {
    const result = await runStatistics(services, quick ? quickStatisticsSettings : fullStatisticsSettings, cleanup);
    const { eventsPerSecond, answerMs, acknowledged, stored, failed } = result;
    say(
      `${Math.round(eventsPerSecond)} events a second, p99 ${Math.round(answerMs.p99)} ms, ${failed} reports refused`,
    );
    if (stored !== acknowledged || acknowledged === 0) {
      throw new Error(`${acknowledged} events were acknowledged, ${stored} are stored`);
    }
    writePage('statistics', statisticsPage(result), options);
  });
}
