import { seconds } from '../../stack/tell.ts';
import { table } from '../write-report.ts';
import type { Tally } from './compare.ts';
import type { Disturbance } from './crash-schedule.ts';
import type { Journal } from './journal.ts';

/** What became of writes of each kind. */
export function tableOfWrites(tallies: readonly Tally[]): string {
  const sum = (count: (tally: Tally) => number) => String(tallies.reduce((all, tally) => all + count(tally), 0));
  return table(
    ['kind of write', 'acknowledged', 'sent again', 'unknown', 'lost', 'done twice'],
    [
      ...tallies.map(({ kind, acknowledged, resent, unknown, lost, twice, isOnceByName }) => [
        kind,
        ...[acknowledged, resent, unknown, lost.length].map(String),
        isOnceByName ? '–' : String(twice.length),
      ]),
      [
        'all',
        sum(({ acknowledged }) => acknowledged),
        sum(({ resent }) => resent),
        sum(({ unknown }) => unknown),
        sum(({ lost }) => lost.length),
        sum(({ twice }) => twice.length),
      ],
    ],
  );
}

/** How often each was killed, filled, blocked or handed over, how long it took to be back, and how long nobody's write was acknowledged. */
export function tableOfCrashes(crashes: readonly Disturbance[], journal: Journal): string {
  const names = [...new Set(crashes.map(({ name }) => name))].sort();
  return table(
    ['what was broken', 'times', 'back after, at most', 'longest time without an acknowledged write'],
    names.map((name) => {
      const own = crashes.filter((crash) => crash.name === name);
      const back = Math.max(...own.map(({ brokenAt, mendedAt }) => mendedAt - brokenAt));
      const silence = Math.max(
        ...own.map(({ brokenAt, mendedAt }) => journal.longestSilence(brokenAt, mendedAt + 2_000)),
      );
      return [name, String(own.length), `${seconds(back)} s`, `${seconds(silence)} s`];
    }),
  );
}
