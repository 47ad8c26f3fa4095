import type { Outcome, Tally } from './messages.ts';

/** What became of the requests of several runs with the same streams, as of one. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  const [first = {}] = outcomes;
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, sumOfTallies(outcomes.flatMap((outcome) => outcome[name] ?? []))]),
  );
}

function sumOfTallies(tallies: readonly Tally[]): Tally {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((all, tally) => all + count(tally), 0);
  const failures: Tally['failures'] = {};
  for (const [why, { count, example }] of tallies.flatMap((tally) => Object.entries(tally.failures)))
    failures[why] = { count: (failures[why]?.count ?? 0) + count, example };
  return {
    sent: sum(({ sent }) => sent),
    successMs: tallies.flatMap(({ successMs }) => successMs),
    refusedMs: tallies.flatMap(({ refusedMs }) => refusedMs),
    refusedWithoutRetryAfter: sum(({ refusedWithoutRetryAfter }) => refusedWithoutRetryAfter),
    limited: sum(({ limited }) => limited),
    failures,
  };
}
