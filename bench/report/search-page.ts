import { isQuiet } from '../measure/rig.ts';
import type { SearchResult } from '../measure/search-result.ts';
import type { Mix } from '../requests/describe-mix.ts';
import { grouped, markdownTable, percent } from './format.ts';
import { howMeasured, howToRepeat } from './search-method.ts';
import { goalsTable, growthTable, loadTable, maximumTable, popularTables, ratioTable } from './search-tables.ts';

/** The page for one measurement, the newest of the largest size, and how the sizes compare. */
export function searchPage(results: readonly SearchResult[]): string {
  const result = results.at(-1);
  if (!result) throw new Error('nothing was measured yet');
  return `${[
    '# Search, measured',
    'Written by `pnpm bench search`; do not edit.',
    runTable(result),
    ...noiseWarning(result),
    '## Goals',
    goalsTable(result),
    '## The most',
    'Closed loop, every request another one, no cache.',
    maximumTable(result),
    '## Under load',
    'Open loop at shares of the bare engine’s maximum; both sides get the same requests at the same moments.',
    '![Waiting time and processor time by load](search.svg)',
    ratioTable(result),
    loadTable(result),
    '## The popular mix, with caches',
    `Requests drawn by rank with weight 1 / rank^${result.settings.popular.exponent}; the API keeps answers for ` +
      `${result.settings.popular.cacheSeconds} s, the engine’s request cache is as the index has it. “Repeats” is the ` +
      'share of requests that were asked before within that time: what the API’s cache can answer at most.',
    popularTables(result),
    '## Growth',
    growthTable(results),
    ...(results.length > 1 ? ['![Growth with the number of cars](search-growth.svg)'] : []),
    '## The requests',
    mixTables(result.mix),
    '## How it was measured',
    howMeasured(result),
    '## How to repeat it',
    howToRepeat,
  ].join('\n\n')}\n`;
}

function runTable({
  machine,
  index,
  listings,
  settings,
  measuredAt,
  minutes,
  noise,
  mix,
  comparedAnswers,
}: SearchResult) {
  const rows = [
    [
      'measured',
      `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, ${minutes.toFixed(1)} minutes, commit ${machine.commit}`,
    ],
    ['machine', `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, ${machine.system}`],
    ['engine', `OpenSearch ${machine.opensearch}, Java ${machine.java}, heap ${machine.engineHeapGb} GB`],
    ['others', `Node ${machine.node}, PostgreSQL ${machine.postgres}, one API process`],
    [
      'index',
      `${grouped(listings)} cars, ${index.shards} shards, ${index.segments} segments, ${grouped(index.sizeMb)} MB, ${grouped(index.deletedDocuments)} deleted`,
    ],
    [
      'requests',
      `${grouped(mix.requests)} distinct, seed ${settings.seed}; ${comparedAnswers} answers compared before`,
    ],
    [
      'rounds',
      `${settings.rounds} × ${settings.sliceSeconds} s counted at each load and side, after ${settings.settleSeconds} s uncounted`,
    ],
    [
      'other load',
      `${percent(noise.others, 1)} of the machine used by other processes, ${percent(noise.stolen, 1)} stolen by the host; ${percent(noise.before, 1)} busy before the run`,
    ],
  ];
  return markdownTable(['', ''], rows).replace('---:', '---');
}

function noiseWarning({ noise }: SearchResult): string[] {
  if (isQuiet(noise)) return [];
  return ['**The machine was not quiet: these figures are not to be quoted.**'];
}

function mixTables({ filters, usedFilters, sorts, pages }: Mix): string {
  const byNumber = Object.entries(filters).sort(([a], [b]) => Number(a) - Number(b));
  const table = (name: string, shares: [string, number][]) =>
    markdownTable([name, ...shares.map(([value]) => value)], [['', ...shares.map(([, share]) => percent(share))]]);
  return [
    table('filters set', byNumber),
    table('filter', Object.entries(usedFilters)),
    table('order', Object.entries(sorts)),
    table('page', Object.entries(pages)),
  ].join('\n\n');
}
