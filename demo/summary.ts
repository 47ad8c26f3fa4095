import { categories } from '@kardan/contract/values/vehicle';
import { say } from '@kardan/core/cli/terminal';
import type { Services } from '@kardan/core/services';
import { countByCategoryAndState, countDealerships } from './load/demo-data-store.ts';
import { count, duration } from './load/progress.ts';

export interface TimedPhase {
  phase: string;
  seconds: number;
}

const states = ['active', 'reserved', 'sold', 'expired', 'withdrawn', 'draft', 'blocked'];

/** Tells what is there now, how long it took and what to do next. */
export async function saySummary({ db, env }: Services, phases: readonly TimedPhase[]): Promise<void> {
  const counts = await countByCategoryAndState(db);
  const dealerships = await countDealerships(db);
  const sum = (category: string | undefined, state: string | undefined) =>
    counts
      .filter((row) => (category ?? row.category) === row.category && (state ?? row.state) === row.state)
      .reduce((total, row) => total + row.listings, 0);
  const line = (name: string, category?: string) =>
    [name.padEnd(12), ...[...states, undefined].map((state) => count(sum(category, state)).padStart(11))].join('');

  say('');
  say([''.padEnd(12), ...[...states, 'all'].map((state) => state.padStart(11))].join(''));
  for (const category of categories) say(line(category, category));
  say(line('all'));
  say(
    `${count(dealerships.total)} dealerships (${count(dealerships.active)} active), ${count(dealerships.persons)} persons`,
  );
  say('');
  for (const { phase, seconds } of phases) say(`${phase.padEnd(16)}${duration(seconds).padStart(14)}`);
  say(`${'all'.padEnd(16)}${duration(phases.reduce((total, { seconds }) => total + seconds, 0)).padStart(14)}`);
  say('');
  say(`Next: pnpm dev, then ${env.SITE_ORIGIN}`);
}
