import { isQuiet } from '../measure/rig.ts';
import type { TelemetryResult, Variant } from '../telemetry/run-telemetry.ts';
import { maxCost } from '../telemetry/settings.ts';
import { figure, grouped, markdownTable, percent } from './format.ts';

const meanings: Record<Variant, string> = {
  off: 'neither traces nor metrics',
  on: 'metrics, and a hundredth of visits traced',
  'all traced': 'metrics, and every visit traced',
};

/** The page for one comparison of the API with telemetry and without. */
export function telemetryPage({
  machine,
  measuredAt,
  listings,
  settings,
  noise,
  figures,
  cost,
}: TelemetryResult): string {
  const row = (name: Variant) => {
    const { perSecond, apiMs } = figures[name];
    return [meanings[name], figure(perSecond), `${apiMs.toFixed(2)} ms`, name === 'off' ? '–' : percent(cost[name], 1)];
  };
  return `${[
    '# Telemetry, measured',
    'Written by `pnpm bench telemetry`; do not edit.',
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, Node ${machine.node}, ${grouped(listings)} cars, all on one machine; ` +
      `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}. Before the run ${percent(noise.before)} of the machine was busy, ` +
      `while it was measured ${percent(noise.others + noise.stolen)} with other work${isQuiet(noise) ? '.' : ': **too much to quote the figures.**'}`,
    `Three APIs at once, loaded by turns: ${settings.clients} clients, each search another one and no cache, ${settings.rounds} rounds of ` +
      `${settings.sliceSeconds} s each. The cost is the median over the rounds of how much fewer searches a second there were than without.`,
    markdownTable(['', 'searches a second', 'API, for a search', 'cost'], [row('off'), row('on'), row('all traced')]),
    `Goal: at most ${percent(maxCost)} at full load, as operators are told to run it: ${cost.on <= maxCost ? 'met' : '**missed**'}.`,
  ].join('\n\n')}\n`;
}
