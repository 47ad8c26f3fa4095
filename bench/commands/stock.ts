import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import { createCleanup } from '../machine/cleanup.ts';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { stockPage } from '../report/stock-page.ts';
import { runStock } from '../stock/run-stock.ts';
import { fullStockSettings, goalSeconds, quickStockSettings } from '../stock/settings.ts';
import { checkListings } from './with-rig.ts';

/** `pnpm bench stock`: how soon buyers find what twenty dealers change at once. */
export async function benchStock({ quick, listings, out }: BenchOptions): Promise<void> {
  const services = openServices({ ...loadEnv(), LOG_LEVEL: 'warn' }, 'command');
  const cleanup = createCleanup();
  try {
    await checkListings(services, listings);
    const result = await runStock(services, listings, quick ? quickStockSettings : fullStockSettings, cleanup);
    const { visibleSeconds, missing, failed } = result;
    say(`p99 ${visibleSeconds.p99.toFixed(2)} s of ${visibleSeconds.count} changes (at most ${goalSeconds} s)`);
    if (missing + failed > 0 || visibleSeconds.count === 0) {
      throw new Error(`${missing} changes never came into the index, ${failed} were refused`);
    }
    const directory = out ?? (quick ? cacheDirectory : documentationDirectory);
    mkdirSync(directory, { recursive: true });
    const page = join(directory, 'stock.md');
    writeFileSync(page, stockPage(result));
    say(`written: ${page}`);
  } finally {
    await cleanup.run();
    await closeServices(services);
  }
}
