import { say } from '@kardan/core/cli/terminal';
import { outputDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { keepResultPages, writeResultPages } from '../report/write-result-pages.ts';
import { resultPagesGoals } from '../result-pages/goals.ts';
import { runResultPages } from '../result-pages/run-result-pages.ts';
import { fullResultPages, quickResultPages, type ResultPagesSettings } from '../result-pages/settings.ts';
import { withRig } from './with-rig.ts';

/** `pnpm bench result-pages`: pages of broad searches a second, what they cost each process, what they weigh. */
export async function benchResultPages(options: BenchOptions): Promise<void> {
  const { quick, render, listings } = options;
  const directory = outputDirectory(options);
  if (!render) {
    const result = await withRig(options, ({ services, rig, cleanup }) =>
      runResultPages(services, rig, listings, settingsOf(options), cleanup),
    );
    keepResultPages(directory, result);
    for (const { name, wanted, measured, met } of resultPagesGoals(result))
      say(`${met ? 'met   ' : 'MISSED'} ${name}: ${measured} (${wanted})`);
    if (quick) say('quick run: the figures say that everything works, not how fast it is');
    const failed = result.figures.other.failed + result.figures.round.failed;
    if (failed > 0) throw new Error(`${failed} pages FAILED`);
  }
  say(`written: ${writeResultPages(directory)}`);
}

function settingsOf({ quick, rounds, seed, sliceSeconds }: BenchOptions): ResultPagesSettings {
  const settings = quick ? quickResultPages : fullResultPages;
  return {
    ...settings,
    rounds: rounds ?? settings.rounds,
    seed: seed ?? settings.seed,
    sliceSeconds: sliceSeconds ?? settings.sliceSeconds,
  };
}
