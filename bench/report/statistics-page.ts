import type { StatisticsResult } from '../statistics/run-statistics.ts';
import { goalMs } from '../statistics/settings.ts';
import { grouped, markdownTable, percent } from './format.ts';

/** The page for one measurement of how statistics are taken. */
export function statisticsPage(result: StatisticsResult): string {
  const { machine, measuredAt, settings, busyBefore, answerMs, acknowledged, stored, failed } = result;
  const isTaken = failed === 0 && result.eventsPerSecond >= settings.eventsPerSecond * 0.98;
  return `${[
    '# Statistics, measured',
    'Written by `pnpm bench statistics`; do not edit.',
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, PostgreSQL ${machine.postgres}, Node ${machine.node}, ` +
      `all on one machine, the pages too; ${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}. ` +
      `Before the run ${percent(busyBefore)} of the machine was busy.`,
    `Pages report ${settings.eventsOfReport} events each, ${grouped(settings.eventsPerSecond)} events a second for ` +
      `${settings.seconds} seconds, each page from a network of its own, whether or not others are answered. An answer comes ` +
      'when the events are stored, and is counted from the moment the report is due.',
    markdownTable(
      ['', 'wanted', 'measured', ''],
      [
        [
          'events taken a second',
          grouped(settings.eventsPerSecond),
          `${grouped(Math.round(result.eventsPerSecond))}, ${failed} reports refused`,
          isTaken ? 'met' : '**missed**',
        ],
        [
          'stored of those acknowledged',
          'all',
          `${grouped(stored)} of ${grouped(acknowledged)}`,
          stored === acknowledged ? 'met' : '**missed**',
        ],
        [
          'answer, p99',
          `at most ${goalMs} ms`,
          `${Math.round(answerMs.p99)} ms`,
          answerMs.p99 <= goalMs ? 'met' : '**missed**',
        ],
      ],
    ),
    `Answers take ${Math.round(answerMs.p50)} ms (p50), the longest ${Math.round(answerMs.max)} ms; the API uses ` +
      `${result.apiCores.toFixed(2)} of a core. Rolling all of it up takes ${result.rollUpSeconds.toFixed(1)} s.`,
  ].join('\n\n')}\n`;
}
