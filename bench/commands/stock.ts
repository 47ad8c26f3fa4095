import { say } from '@kardan/core/cli/terminal';
import type { BenchOptions } from '../options.ts';
import { stockPage } from '../report/stock-page.ts';
import { writePage } from '../report/write-page.ts';
import { runStock } from '../stock/run-stock.ts';
import { fullStockSettings, goalSeconds, quickStockSettings } from '../stock/settings.ts';
import { checkListings } from './with-rig.ts';
import { withServices } from './with-services.ts';

/** `pnpm bench stock`: how soon buyers find what twenty dealers change at once. */
export function benchStock(options: BenchOptions): Promise<void> {
  const { quick, listings } = options;
  return withServices(async (services, cleanup) => {
    await checkListings(services, listings);
    const result = await runStock(services, listings, quick ? quickStockSettings : fullStockSettings, cleanup);
    const { visibleSeconds, missing, failed } = result;
    say(`p99 ${visibleSeconds.p99.toFixed(2)} s of ${visibleSeconds.count} changes (at most ${goalSeconds} s)`);
    if (missing + failed > 0 || visibleSeconds.count === 0) {
      throw new Error(`${missing} changes never came into the index, ${failed} were refused`);
    }
    writePage('stock', stockPage(result), options);
  });
}
