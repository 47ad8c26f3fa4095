import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import { createCleanup } from '../machine/cleanup.ts';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { statisticsPage } from '../report/statistics-page.ts';
import { runStatistics } from '../statistics/run-statistics.ts';
import { fullStatisticsSettings, quickStatisticsSettings } from '../statistics/settings.ts';

/** `pnpm bench statistics`: how many events are taken and stored a second. */
export async function benchStatistics({ quick, out }: BenchOptions): Promise<void> {
  const services = openServices({ ...loadEnv(), LOG_LEVEL: 'warn' }, 'command');
  const cleanup = createCleanup();
  try {
    const result = await runStatistics(services, quick ? quickStatisticsSettings : fullStatisticsSettings, cleanup);
    const { eventsPerSecond, answerMs, acknowledged, stored, failed } = result;
    say(
      `${Math.round(eventsPerSecond)} events a second, p99 ${Math.round(answerMs.p99)} ms, ${failed} reports refused`,
    );
    if (stored !== acknowledged || acknowledged === 0) {
      throw new Error(`${acknowledged} events were acknowledged, ${stored} are stored`);
    }
    const directory = out ?? (quick ? cacheDirectory : documentationDirectory);
    mkdirSync(directory, { recursive: true });
    const page = join(directory, 'statistics.md');
    writeFileSync(page, statisticsPage(result));
    say(`written: ${page}`);
  } finally {
    await cleanup.run();
    await closeServices(services);
  }
}
