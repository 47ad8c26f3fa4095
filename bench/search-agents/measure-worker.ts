import { setTimeout as sleep } from 'node:timers/promises';
import { announceListings } from '@kardan/core/changes/announce-listings';
import { inTransaction } from '@kardan/core/db/database';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import type { Services } from '@kardan/core/services';
import { type Spread, spreadOf } from '../measure/percentile.ts';
import { type Change, makeFreshChanges } from './fresh-changes.ts';
import { loadMailDelays, publishNow } from './listing-store.ts';

export interface Delays {
  changes: number;
  /** Seconds from a commit to each mail about it being queued. */
  mailSeconds: Spread;
}

/** Fresh changes alone, for so long: how soon the mails about them are queued. */
export async function measureDelays(services: Services, listingIds: number[], seconds: number): Promise<Delays> {
  const fresh = makeFreshChanges(services.db, listingIds, freshPerSecond);
  await sleep(seconds * 1_000);
  return delaysOf(services, await fresh.stop());
}

export interface Burst extends Delays {
  listings: number;
  /** From the commit of the first imported car until the last was matched. */
  drainedSeconds: number;
}

export const freshPerSecond = 5;
/** Counting hundreds of thousands of jobs is work that the worker would miss. */
const lookMs = 2_000;

/** An import of so many cars while fresh changes go on: how long it takes, and how long they wait. */
export async function measureBurst(services: Services, imported: number[], changed: number[]): Promise<Burst> {
  const fresh = makeFreshChanges(services.db, changed, freshPerSecond);
  const start = performance.now();
  for (let from = 0; from < imported.length; from += 500) {
    const batch = imported.slice(from, from + 500);
    await inTransaction(services.db, async (tx) => {
      await publishNow(tx, batch);
      await announceListings(tx, batch, { priority: 'bulk' });
    });
  }
  await untilMatched(services);
  const drainedSeconds = (performance.now() - start) / 1_000;
  return { listings: imported.length, drainedSeconds, ...(await delaysOf(services, await fresh.stop())) };
}

/** Changes go on, so that an empty queue is never seen for long: few jobs left are fresh ones. */
async function untilMatched({ db }: Services): Promise<void> {
  while (true) {
    const states = await inspectQueues(db);
    const { queued = 0, retry = 0 } = states.find(({ name }) => name === 'match-listing') ?? {};
    if (queued + retry <= freshPerSecond) return;
    await sleep(lookMs);
  }
}

async function delaysOf(services: Services, changes: Change[]): Promise<Delays> {
  await untilMailed(services);
  return { changes: changes.length, mailSeconds: spreadOf(await loadMailDelays(services.db, changes)) };
}

async function untilMailed({ db }: Services): Promise<void> {
  const ours = ['match-listing', 'mail-matches'];
  while (true) {
    const states = (await inspectQueues(db)).filter(({ name }) => ours.includes(name));
    if (states.every(({ queued, active, retry }) => queued + active + retry === 0)) return;
    await sleep(lookMs);
  }
}
