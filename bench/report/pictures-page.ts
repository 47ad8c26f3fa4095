import type { PicturesResult } from '../pictures/run-pictures.ts';
import { searchP99GoalMs } from '../pictures/settings.ts';
import { grouped, markdownTable, percent } from './format.ts';

/** The page for one measurement of photographs that come in beside searches. */
export function picturesPage(result: PicturesResult): string {
  const { machine, measuredAt, listings, settings, busyBefore, searchMs, quietSearchMs, uploadMs } = result;
  const { photographs, widthPx, heightPx, atOnce, searchesPerSecond } = settings;
  const isMet = searchMs.p99 <= searchP99GoalMs && result.failedSearches === 0;
  const line = (name: string, { count, p50, p99, max }: typeof searchMs) => [
    name,
    grouped(count),
    ...[p50, p99, max].map((value) => `${value.toFixed(0)} ms`),
  ];
  return `${[
    '# Pictures coming in, measured',
    'Written by `pnpm bench pictures`; do not edit.',
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, PostgreSQL ${machine.postgres}, OpenSearch ` +
      `${machine.opensearch} (${machine.engineHeapGb} GB heap), Node ${machine.node}, all on one machine; ` +
      `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}. ` +
      `Before the run ${percent(busyBefore)} of the machine was busy.`,
    `${photographs} photographs of ${widthPx} × ${heightPx} pixels (${result.megabytes.toFixed(1)} MB each, as a camera ` +
      `takes them; our form would have shrunk them) are sent for one car, ${atOnce} at a time, while visitors make ` +
      `${searchesPerSecond} searches a second through the API in a market of ${grouped(listings)} cars. A worker makes the ` +
      'pictures. Measured from the moment a search was due.',
    markdownTable(
      ['', 'wanted', 'measured', ''],
      [
        [
          'searches until the last picture is ready, p99',
          `at most ${searchP99GoalMs} ms`,
          `${searchMs.p99.toFixed(0)} ms, ${result.failedSearches} failed`,
          isMet ? 'met' : '**missed**',
        ],
      ],
    ),
    markdownTable(
      ['', 'number', 'p50', 'p99', 'longest'],
      [
        line('searches before the first file', quietSearchMs),
        line('searches meanwhile', searchMs),
        line('taking a file', uploadMs),
      ],
    ),
    `All files were taken after ${result.takenSeconds.toFixed(0)} s, all pictures ready after ` +
      `${result.readySeconds.toFixed(0)} s; the worker had at most ${grouped(result.workerMb)} MB.`,
  ].join('\n\n')}\n`;
}
