import { isQuiet } from '../measure/rig.ts';
import type { BroadKind } from '../result-pages/broad-searches.ts';
import { kindNames, resultPagesGoals } from '../result-pages/goals.ts';
import type { ResultPagesResult } from '../result-pages/run-result-pages.ts';
import { figure, grouped, markdownTable, percent } from './format.ts';

/** The page of `pnpm bench result-pages`: every size that was measured. */
export function resultPagesPage(results: readonly ResultPagesResult[]): string {
  return `${[
    '# Pages of broad searches, measured',
    'Written by `pnpm bench result-pages`; do not edit.',
    'What people begin with, a highest price and a highest mileage, asked of the production build as browsers ask: ' +
      'compressed, each page by another visitor, the caches of production and none in front. Closed loop: a visitor asks ' +
      'for the next page when the last one is there. Engine, API, web, PostgreSQL and load share the machine. Either every search is ' +
      'another one, or they come in round numbers, low ones more often. Processor time is read from `/proc/<pid>/stat`.',
    ...results.flatMap(sizeSections),
    '## How to repeat it',
    '```\npnpm seed --listings 160000\npnpm bench result-pages --listings 160000\n```',
    'Figures are kept in `result-pages-<listings>.json`; `pnpm bench result-pages --render` only writes this page.',
  ].join('\n\n')}\n`;
}

function sizeSections(result: ResultPagesResult): string[] {
  const { listings, machine, measuredAt, settings, weight, noise } = result;
  return [
    `## ${grouped(listings)} cars`,
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, OpenSearch ${machine.opensearch} ` +
      `(${machine.engineHeapGb} GB heap), Node ${machine.node}; ${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ` +
      `${machine.commit}. ${settings.visitors} visitors, ${settings.rounds} × ${settings.sliceSeconds} s of each kind in ` +
      `turn, seed ${settings.seed}. ${percent(noise.before, 1)} of the machine busy before the run, ` +
      `${percent(noise.others, 1)} used by others and ${percent(noise.stolen, 1)} stolen by the host meanwhile.`,
    ...(isQuiet(noise) ? [] : ['**The machine was not quiet: these figures are not to be quoted.**']),
    markdownTable(
      ['goal', 'wanted', 'measured', ''],
      resultPagesGoals(result).map(({ name, wanted, measured, met }) => [
        name,
        wanted,
        measured,
        met ? 'met' : '**missed**',
      ]),
    ),
    markdownTable(
      ['', 'pages/s', 'p50 ms', 'p99 ms', 'p99 by round', 'engine ms', 'web ms', 'API ms', 'PostgreSQL ms', 'failed'],
      (Object.keys(kindNames) as BroadKind[]).map((kind) => kindRow(kind, result)),
    ),
    `A page of 20 results is ${grouped(weight.htmlBytes)} bytes of HTML, ${grouped(weight.brotliBytes)} compressed (br), with ` +
      `${grouped(weight.elements)} elements.`,
  ];
}

function kindRow(kind: BroadKind, { figures }: ResultPagesResult): string[] {
  const { perSecond, p50Ms, p99Ms, p99MsByRound, cpuMs, failed } = figures[kind];
  return [
    kindNames[kind],
    figure(perSecond),
    figure(p50Ms),
    figure(p99Ms),
    p99MsByRound.map(figure).join(', '),
    ...[cpuMs.engine, cpuMs.web, cpuMs.api, cpuMs.postgres].map(figure),
    String(failed),
  ];
}
