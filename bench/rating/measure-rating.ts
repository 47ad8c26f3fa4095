import { say } from '@kardan/core/cli/terminal';
import { type MarketRating, rateMarket } from '@kardan/core/pricing/nightly/rate-market';
import type { Services } from '@kardan/core/services';
import { loadCatalogue, loadGenerations } from '@kardan/demo/catalogue/catalogue-store';
import { Day } from '@kardan/demo/day';
import { demoMarket } from '@kardan/demo/evaluation/demo-market';
import { type Accuracy, evaluateRatings } from '@kardan/demo/evaluation/evaluate-ratings';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';

export interface RatingResult {
  machine: MachineDescription;
  measuredAt: string;
  /** Demo listings that were made, of which a tenth was held out. */
  listings: number;
  seed: number;
  accuracies: Accuracy[];
  /** Of the database as it is: every rating written, then again with nothing to write. */
  all: MarketRating;
  unchanged: MarketRating;
  /** Processor time of our own process for the first of the two; PostgreSQL's comes on top. */
  ownSeconds: number;
  memoryMb: number;
}

const today = '2026-11-15';

/** How well held-out demo cars are estimated, and how long the cars of the database take to be rated. */
export async function measureRating(services: Services, listings: number, seed: number): Promise<RatingResult> {
  const { db } = services;
  say(`rating the cars of ${new URL(services.env.DATABASE_URL).pathname.slice(1)}`);
  const before = process.cpuUsage();
  const all = await rateMarket(services, { announce: false, writeAll: true });
  const { user, system } = process.cpuUsage(before);
  const ownSeconds = (user + system) / 1e6;
  const unchanged = await rateMarket(services, { announce: false });
  const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
  say(`estimating a tenth of ${listings} demo cars by the others`);
  const [catalogue, generations] = await Promise.all([loadCatalogue(db), loadGenerations(db)]);
  const accuracies = evaluateRatings(demoMarket({ catalogue, generations, listings, seed, today: new Day(today) }));
  const machine = await describeMachine(services, ['core', 'contract', 'demo', 'bench']);
  const measuredAt = new Date().toISOString();
  return { machine, measuredAt, listings, seed, accuracies, all, unchanged, ownSeconds, memoryMb };
}
