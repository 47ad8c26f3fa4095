import type { FeedsResult, MeasuredRun } from '../feeds/run-feeds.ts';
import { feedGoals } from '../feeds/settings.ts';
import { grouped, markdownTable, percent } from './format.ts';

const names: Record<MeasuredRun['phase'], string> = {
  created: 'all cars are new',
  unchanged: 'the same file again',
  changed: 'every price is another',
  killed: 'the same, the worker killed (`kill -9`) half-way',
};

/** The page for one measurement of a large dealer's file. */
export function feedsPage(result: FeedsResult): string {
  const { machine, measuredAt, listings, settings, busyBefore, quietSearchMs, runs, afterKill } = result;
  const { cars, searchesPerSecond, freshPerSecond } = settings;
  const most = (of: (run: MeasuredRun) => number) => Math.max(...runs.map(of));
  const goal = (name: string, wanted: string, measured: string, isMet: boolean) => [
    name,
    wanted,
    measured,
    isMet ? 'met' : '**missed**',
  ];
  // Killed, a run waits until its worker is held for dead: that is no speed.
  const slowest = Math.max(...runs.filter(({ phase }) => phase !== 'killed').map(({ seconds }) => seconds));
  const searchMs = most(({ searchMs }) => searchMs.p99);
  const freshSeconds = most(({ freshSeconds }) => freshSeconds.p99);
  const workerMb = most((run) => run.workerMb);
  return `${[
    '# Feeds, measured',
    'Written by `pnpm bench feeds`; do not edit.',
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, PostgreSQL ${machine.postgres}, OpenSearch ` +
      `${machine.opensearch} (${machine.engineHeapGb} GB heap), Node ${machine.node}, all on one machine; ` +
      `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}. ` +
      `Before the run ${percent(busyBefore)} of the machine was busy.`,
    `A file of ${grouped(cars)} cars in our JSON beside a market of ${grouped(listings)}, through one worker that also writes the ` +
      `index; meanwhile ${searchesPerSecond} searches a second through the API without its cache, and ${freshPerSecond} prices a ` +
      'second that other dealers change.',
    markdownTable(
      ['', 'wanted', 'measured', ''],
      [
        goal(
          'the slowest run',
          `at most ${feedGoals.runSeconds} s`,
          `${slowest.toFixed(1)} s`,
          slowest <= feedGoals.runSeconds,
        ),
        goal(
          'searches beside it, p99',
          `at most ${feedGoals.searchP99Ms} ms`,
          `${searchMs.toFixed(0)} ms; ${quietSearchMs.p99.toFixed(0)} ms with nothing beside them`,
          searchMs <= feedGoals.searchP99Ms,
        ),
        goal(
          'a fresh change until searches find it, p99',
          `at most ${feedGoals.freshP99Seconds} s`,
          `${freshSeconds.toFixed(2)} s`,
          freshSeconds <= feedGoals.freshP99Seconds,
        ),
        goal(
          'memory of the worker',
          `at most ${feedGoals.workerMb} MB`,
          `${workerMb.toFixed(0)} MB`,
          workerMb <= feedGoals.workerMb,
        ),
        goal(
          'cars and numbers after the kill',
          grouped(cars),
          `${grouped(afterKill.cars)}, ${grouped(afterKill.numbers)}`,
          afterKill.cars === cars && afterKill.numbers === cars,
        ),
      ],
    ),
    markdownTable(
      ['the file', 'run', 'a car', 'until indexed', 'searches p50', 'p99', 'fresh p50', 'p99', 'worker'],
      runs.map((run) => [
        names[run.phase],
        `${run.seconds.toFixed(1)} s`,
        `${((run.seconds / cars) * 1_000).toFixed(1)} ms`,
        `${run.indexedSeconds.toFixed(1)} s`,
        `${run.searchMs.p50.toFixed(0)} ms`,
        `${run.searchMs.p99.toFixed(0)} ms`,
        `${run.freshSeconds.p50.toFixed(2)} s`,
        `${run.freshSeconds.p99.toFixed(2)} s`,
        `${run.workerMb.toFixed(0)} MB`,
      ]),
    ),
  ].join('\n\n')}\n`;
}
