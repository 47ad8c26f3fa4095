import { isQuiet } from '../../measure/rig.ts';
import { grouped, markdownTable, percent } from '../../report/format.ts';
import type { WebResult } from '../web-result.ts';
import { howMeasured, howToRepeat } from './web-method.ts';
import {
  clicksTable,
  edgeTable,
  goalsTable,
  pagesRows,
  sealingTable,
  sizesTable,
  timesTable,
  viewsTable,
} from './web-tables.ts';

/** The page of `pnpm bench web`. */
export function webPage(result: WebResult): string {
  const { settings, noise } = result;
  const bold = (text: string) => `**${text}**`;
  return `${[
    '# Pages, measured',
    'Written by `pnpm bench web`; do not edit.',
    runTable(result),
    ...(isQuiet(noise) ? [] : ['**The machine was not quiet: these figures are not to be quoted.**']),
    '## Goals',
    goalsTable(result),
    '## Pages on a phone',
    `Lighthouse’s mobile profile, median of runs: ${settings.runs}. **Bold** misses its goal.`,
    markdownTable(...pagesRows(result, bold)),
    'From the least to the most of the runs, and medians of what has no goal. “Here” is as this machine painted it, before Lighthouse makes it a phone’s.',
    timesTable(result),
    '## What a page weighs',
    'kB are 1,000 bytes. HTML and first-load JavaScript without headers, gzip; the rest as it came over the wire, headers included.',
    sizesTable(result),
    '## A filter is clicked',
    `${settings.clicks} clicks on boxes of fuel and body on the page of results, 1366 × 900.`,
    clicksTable(result),
    '## What servers work for a page view',
    `${settings.views} views one after the other, without cache in front; processor time for each.`,
    viewsTable(result),
    '## At the edge',
    `The same page for ${settings.edgeSeconds} s by ${settings.edgeClients} clients that each ask again when they have their answer: straight from web, then from the cache in front of it.`,
    edgeTable(result),
    '## The policy by hashes',
    'The same document handed out with and without `sealDocument`, in one process; processor time for each.',
    sealingTable(result),
    '## How it was measured',
    howMeasured(result),
    '## How to repeat it',
    howToRepeat,
  ].join('\n\n')}\n`;
}

function runTable({ machine, versions, listings, measuredAt, minutes, noise, pages }: WebResult): string {
  const index = pages.flatMap(({ runs }) => runs.map(({ benchmarkIndex }) => benchmarkIndex));
  const rows = [
    [
      'measured',
      `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, ${minutes.toFixed(1)} minutes, commit ${machine.commit}`,
    ],
    ['machine', `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, ${machine.system}`],
    ['browser', `Chromium ${versions.chromium}, Lighthouse ${versions.lighthouse}`],
    [
      'servers',
      `Next.js ${versions.next}, React ${versions.react}, Node ${machine.node}, OpenSearch ${machine.opensearch}, PostgreSQL ${machine.postgres}; one web, one API`,
    ],
    ['cars', grouped(listings)],
    [
      'other load',
      `${percent(noise.before)} of the machine busy before the run; while servers were metered ${percent(noise.others, 1)} used by other processes, ${percent(noise.stolen, 1)} stolen by the host; Lighthouse’s processor index ${grouped(Math.min(...index))} to ${grouped(Math.max(...index))}`,
    ],
  ];
  return markdownTable(['', ''], rows).replace('---:', '---');
}
