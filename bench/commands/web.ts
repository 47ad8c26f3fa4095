import { say } from '@kardan/core/cli/terminal';
import { outputDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { textTable } from '../report/format.ts';
import { webGoals } from '../web/goals.ts';
import { pagesRows } from '../web/report/web-tables.ts';
import { keepWebResult, keptWebResult, writeWebReport } from '../web/report/write-web-report.ts';
import { runWeb } from '../web/run-web.ts';
import { fullWebSettings, quickWebSettings } from '../web/settings.ts';
import type { WebResult } from '../web/web-result.ts';
import { checkListings } from './with-rig.ts';
import { withServices } from './with-services.ts';

/** `pnpm bench web`: measures the production build of the site, keeps the figures, writes the page, names the goals. */
export async function benchWeb(options: BenchOptions): Promise<void> {
  const directory = outputDirectory(options);
  if (!options.render) keepWebResult(directory, await measureWeb(options));
  const result = keptWebResult(directory);
  say(`\n${textTable(...pagesRows(result, (text) => `${text} !`))}\n`);
  if (options.quick) say('quick run: the figures say that everything works, not how fast it is');
  else
    for (const { name, wanted, measured, met } of webGoals(result))
      say(`${met ? 'ok    ' : 'MISSED'} ${name} (${wanted}): ${measured}`);
  say(`written: ${writeWebReport(directory)}`);
}

function measureWeb({ quick, listings, runs }: BenchOptions): Promise<WebResult> {
  const settings = quick ? quickWebSettings : fullWebSettings;
  return withServices(async (services, cleanup) => {
    if (!quick) await checkListings(services, listings);
    return runWeb(services, { ...settings, runs: runs ?? settings.runs }, cleanup);
  });
}
