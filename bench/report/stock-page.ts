import type { StockResult } from '../stock/run-stock.ts';
import { goalSeconds } from '../stock/settings.ts';
import { grouped, markdownTable, percent } from './format.ts';

/** The page for one measurement of dealers who change cars at once. */
export function stockPage(result: StockResult): string {
  const { machine, measuredAt, listings, settings, busyBefore, saveMs, publishMs, visibleSeconds, missing } = result;
  const { dealers, seconds, perMinute } = settings;
  const isMet = missing === 0 && result.failed === 0 && visibleSeconds.p99 <= goalSeconds;
  const line = (name: string, { p50, p99, max }: typeof saveMs, unit: string, digits: number) => [
    name,
    ...[p50, p99, max].map((value) => `${value.toFixed(digits)} ${unit}`),
  ];
  return `${[
    '# Changes of cars, measured',
    'Written by `pnpm bench stock`; do not edit.',
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, PostgreSQL ${machine.postgres}, OpenSearch ` +
      `${machine.opensearch} (${machine.engineHeapGb} GB heap), Node ${machine.node}, all on one machine; ` +
      `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}. ` +
      `Before the run ${percent(busyBefore)} of the machine was busy.`,
    `${dealers} dealers save and publish a price each ${grouped(Math.round(60 / perMinute))} seconds for ${seconds} seconds, ` +
      `in a market of ${grouped(listings)} cars, through the API as their form does; a worker brings the changes into the ` +
      'index. Seen is a change when a search finds the car at the new price, looked for every tenth of a second.',
    markdownTable(
      ['', 'wanted', 'measured', ''],
      [
        [
          'from the answer to “publish” until searches find it, p99',
          `at most ${goalSeconds} s`,
          `${visibleSeconds.p99.toFixed(2)} s of ${grouped(visibleSeconds.count)} changes, ${missing} never, ${result.failed} refused`,
          isMet ? 'met' : '**missed**',
        ],
      ],
    ),
    markdownTable(
      ['', 'p50', 'p99', 'longest'],
      [
        line('a saving call', saveMs, 'ms', 0),
        line('a publishing call', publishMs, 'ms', 0),
        line('until searches find it', visibleSeconds, 's', 2),
      ],
    ),
  ].join('\n\n')}\n`;
}
