import type { OperatorResult } from '../operator/run-operator.ts';
import { goalMs } from '../operator/settings.ts';
import { grouped, markdownTable, percent } from './format.ts';

/** The page for one measurement of what operators' pages ask. */
export function operatorPage({
  machine,
  measuredAt,
  listings,
  settings,
  busyBefore,
  answered,
}: OperatorResult): string {
  const pages = answered.filter(({ isFile }) => !isFile);
  const slow = pages.filter(({ p95Ms }) => p95Ms > goalMs);
  const refused = answered.filter(({ status }) => status !== 200);
  return `${[
    '# The operator’s area, measured',
    'Written by `pnpm bench operator`; do not edit.',
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, PostgreSQL ${machine.postgres}, OpenSearch ` +
      `${machine.opensearch} (${machine.engineHeapGb} GB heap), Node ${machine.node}, all on one machine; ` +
      `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}. ` +
      `Before the run ${percent(busyBefore)} of the machine was busy.`,
    `A portal of ${grouped(listings)} cars, ${grouped(settings.dealerships)} dealerships (those beyond the demo data have no cars of ` +
      `their own), ${grouped(settings.historyEntries)} entries of history and ${grouped(settings.notices)} notices. Every call that ` +
      `the operator’s and the editors’ pages read by is asked ${settings.times} times, one after the other, through the API.`,
    markdownTable(
      ['', 'wanted', 'measured', ''],
      [
        [
          'what a page needs, p95',
          `at most ${goalMs} ms`,
          `${pages.length - slow.length} of ${pages.length} questions; the slowest ${Math.max(...pages.map(({ p95Ms }) => p95Ms)).toFixed(0)} ms`,
          slow.length === 0 ? 'met' : '**missed**',
        ],
      ],
    ),
    refused.length === 0
      ? ''
      : `Not measured, since nothing of the kind is there or the question was refused: ${refused.map(({ call }) => `\`${call}\``).join(', ')}.`,
    markdownTable(
      ['call', 'asked for', 'p50', 'p95', 'KB'],
      answered
        .filter(({ status }) => status === 200)
        .toSorted((one, other) => other.p95Ms - one.p95Ms)
        .map(({ call, query, isFile, p50Ms, p95Ms, kilobytes }) => [
          `\`${call}\``,
          [query && `\`${query}\``, isFile && '(a file)'].filter(Boolean).join(' '),
          `${p50Ms.toFixed(0)} ms`,
          `${p95Ms.toFixed(0)} ms`,
          kilobytes.toFixed(1),
        ]),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
