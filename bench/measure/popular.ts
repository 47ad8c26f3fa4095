import { say } from '@kardan/core/cli/terminal';
import { poissonArrivals } from '../load/arrivals.ts';
import { randomFrom } from '../requests/random.ts';
import { repeatedShare } from '../requests/repeats.ts';
import { zipf } from '../requests/weighted.ts';
import { type Figures, figuresOf } from './figures.ts';
import { findMaximum, type Maximum } from './find-maximum.ts';
import { measure, type Rig } from './rig.ts';
import type { SearchSettings } from './settings.ts';
import type { Side } from './sides.ts';

export interface PopularLevel {
  perSecond: number;
  /** What a cache of this lifetime can answer at most of these arrivals. */
  repeatedShare: number;
  figures: Figures;
}

export interface PopularResult {
  maximum: Record<Side, Maximum>;
  levels: PopularLevel[];
  /** Rates that were left out, because the one before had already broken down. */
  leftOut: number[];
}

/** The same requests drawn by popularity, with every cache as in production: the most, then open loop at given rates. */
export async function measurePopular(
  rig: Rig,
  settings: SearchSettings,
  loads: Record<Side, string>,
): Promise<PopularResult> {
  const { popular } = settings;
  const random = randomFrom(settings.seed + 2);
  const drawRank = zipf(settings.requests, popular.exponent);
  const take = (count: number) => Uint32Array.from({ length: count }, () => drawRank(random));
  const maximum = await findMaximum(rig, {
    loads,
    clients: [popular.clients],
    rounds: Math.min(2, settings.rounds),
    // More than can be answered: here time ends the slice, since a cache shows what it can only after a while.
    requests: 5_000 * popular.closedSeconds,
    limitSeconds: popular.closedSeconds,
    take,
  });
  const levels: PopularLevel[] = [];
  const leftOut: number[] = [];
  for (const perSecond of popular.perSecond) {
    const before = levels.at(-1);
    if (before && (before.figures.unanswered > 0 || before.figures.failed > 0)) {
      leftOut.push(perSecond);
      continue;
    }
    levels.push(await measureLevel(rig, settings, loads.api, perSecond, random, take));
  }
  return { maximum, levels, leftOut };
}

async function measureLevel(
  rig: Rig,
  settings: SearchSettings,
  load: string,
  perSecond: number,
  random: () => number,
  take: (count: number) => Uint32Array,
): Promise<PopularLevel> {
  const { popular, connections, timeoutSeconds } = settings;
  const arrivalsMs = poissonArrivals(random, perSecond, popular.settleSeconds + popular.sliceSeconds);
  const picks = take(arrivalsMs.length);
  const settling = arrivalsMs.findIndex((at) => at >= popular.settleSeconds * 1_000);
  const timeoutMs = timeoutSeconds * 1_000;
  const slice = await measure(rig, { kind: 'open', load, arrivalsMs, picks, connections, timeoutMs });
  const figures = figuresOf([slice], () => settling);
  say(
    `popular, ${perSecond}/s through the API: p50 ${figures.p50Ms.toFixed(1)} ms, p99 ${figures.p99Ms.toFixed(0)} ms` +
      `${figures.failed + figures.unanswered ? `, ${figures.failed} FAILED, ${figures.unanswered} unanswered` : ''}`,
  );
  return { perSecond, repeatedShare: repeatedShare(arrivalsMs, picks, popular.cacheSeconds * 1_000), figures };
}
