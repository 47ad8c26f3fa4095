import { say } from '@kardan/core/cli/terminal';
import { outputDirectory } from '../machine/directories.ts';
import { failedRequests, goalsOf } from '../measure/goals.ts';
import { runSearch } from '../measure/run-search.ts';
import { fullSettings, quickSettings, type SearchSettings } from '../measure/settings.ts';
import type { BenchOptions } from '../options.ts';
import { keepSearchResult, writeSearchReport } from '../report/write-search-report.ts';
import { withRig } from './with-rig.ts';

/** `pnpm bench search`: measures, keeps the figures, writes the page, and names the goals that were missed. */
export async function benchSearch(options: BenchOptions): Promise<void> {
  const directory = outputDirectory(options);
  if (!options.render) {
    const result = await withRig(options, ({ services, rig, cleanup }) =>
      runSearch(services, rig, settingsOf(options), cleanup),
    );
    keepSearchResult(directory, options.listings, result);
    const failed = failedRequests(result);
    if (failed > 0) say(`${failed} requests FAILED`);
    if (options.quick) {
      say('quick run: the figures say that everything works, not how fast it is');
      if (failed > 0) process.exitCode = 1;
    } else
      for (const { name, wanted, measured, met } of goalsOf(result))
        say(`${met ? 'met   ' : 'MISSED'} ${name}: ${measured} (${wanted})`);
  }
  say(`written: ${writeSearchReport(directory)}`);
}

function settingsOf({ quick, rounds, seed, sliceSeconds, zipf }: BenchOptions): SearchSettings {
  const settings = quick ? quickSettings : fullSettings;
  return {
    ...settings,
    rounds: rounds ?? settings.rounds,
    seed: seed ?? settings.seed,
    sliceSeconds: sliceSeconds ?? settings.sliceSeconds,
    popular: { ...settings.popular, exponent: zipf ?? settings.popular.exponent },
  };
}
