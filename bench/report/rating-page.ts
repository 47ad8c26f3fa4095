import type { Accuracy } from '@kardan/demo/evaluation/evaluate-ratings';
import type { RatingResult } from '../rating/measure-rating.ts';
import { grouped, markdownTable } from './format.ts';

/** Goals of the price rating: how much worse than inevitable an estimate may be, what the band holds, minutes for a million. */
const goals = { ratio: 1.15, inBand: [0.77, 0.83], secondsPerMillion: 600 } as const;

/** The page for one measurement of the price rating. */
export function ratingPage(result: RatingResult): string {
  const { machine, measuredAt, listings, seed, accuracies } = result;
  const everything = accuracies.find(({ segment }) => segment === 'all');
  if (!everything) throw new Error('nothing was evaluated');
  return `${[
    '# Price rating, measured',
    'Written by `pnpm bench rating`; do not edit.',
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, PostgreSQL ${machine.postgres}, ` +
      `Node ${machine.node}; ${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}.`,
    '## Goals',
    goalsTable(result, everything),
    '## How well',
    `Of ${grouped(listings)} demo listings (seed ${seed}) a tenth is held out and estimated from the others, which ` +
      'is all that the estimate knows of prices. The error is the distance between asking price and estimate, as a ' +
      'logarithm: about the part of the price. The best possible error is the distance from the price that the ' +
      'generator had before it added noise and rounded as dealers do: no one who sees only the listing can be nearer ' +
      'in the middle. The band promises to hold 80 % of the prices.',
    accuracyTable(accuracies),
    '## How long',
    'Everything in one process beside PostgreSQL on the same cores. The first line writes every rating, the second is a ' +
      'night in which nothing has changed.',
    timeTable(result),
  ].join('\n\n')}\n`;
}

function goalsTable({ all }: RatingResult, { ratio, inBand }: Accuracy): string {
  const perMillion = (total(all.seconds) / all.cars) * 1_000_000;
  const [from, to] = goals.inBand;
  return markdownTable(
    ['', 'goal', 'measured', ''],
    [
      ['median error to the best possible', `at most ${goals.ratio}`, ratio.toFixed(3), verdict(ratio <= goals.ratio)],
      ['within the 80 % band', '77 to 83 %', percent(inBand), verdict(inBand >= from && inBand <= to)],
      [
        'a million cars rated anew, all written',
        '10 minutes',
        `${(perMillion / 60).toFixed(1)} minutes, from ${grouped(all.cars)} cars`,
        verdict(perMillion <= goals.secondsPerMillion),
      ],
    ],
  );
}

function accuracyTable(accuracies: readonly Accuracy[]): string {
  const rows = accuracies
    .toSorted(
      (one, other) => order(one) - order(other) || one.segment.localeCompare(other.segment, 'en', { numeric: true }),
    )
    .map(({ segment, cars, medianError, bestError, ratio, inBand }) => [
      segment,
      grouped(cars),
      percent(medianError),
      percent(bestError),
      ratio.toFixed(3),
      percent(inBand),
    ]);
  return markdownTable(['held-out cars', 'cars', 'median error', 'best possible', 'ratio', 'in the 80 % band'], rows);
}

function order({ segment }: Accuracy): number {
  return segment === 'all' ? 0 : 1;
}

function timeTable({ all, unchanged, ownSeconds, memoryMb }: RatingResult): string {
  const line = (name: string, { cars, changed, seconds }: RatingResult['all']) => [
    name,
    grouped(cars),
    grouped(changed),
    `${seconds.reading.toFixed(1)} s`,
    `${seconds.fitting.toFixed(1)} s`,
    `${seconds.rating.toFixed(1)} s`,
    `${total(seconds).toFixed(1)} s`,
  ];
  const head = ['', 'cars', 'written', 'read', 'fit and store', 'rate and write', 'all'];
  return `${markdownTable(head, [line('every rating', all), line('nothing changed', unchanged)])}

Of the first line ${ownSeconds.toFixed(1)} s are processor time of our own process, the rest is PostgreSQL’s and waiting. At most
${grouped(memoryMb)} MB of memory.`;
}

function total(seconds: RatingResult['all']['seconds']): number {
  return Object.values(seconds).reduce((sum, phase) => sum + phase, 0);
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

function verdict(reached: boolean): string {
  return reached ? 'reached' : '**missed**';
}
