import { inboxDefaults } from '@kardan/contract/values/inbox';
import type { Database } from '../../../db/database.ts';
import { type OpeningTimes, readOpeningTimes } from '../../../dealerships/read-opening-times.ts';
import { loadReactionTimes } from '../settings/setting-store.ts';
import type { ReactionTimes } from './deadlines.ts';

/** What the clock of a dealership's inbox goes by. */
export interface Timing {
  times: OpeningTimes;
  reaction: ReactionTimes;
}

/** By dealership; those that do not exist are missing. */
export async function readTimings(db: Database, dealershipIds: readonly number[]): Promise<Map<number, Timing>> {
  const opening = await readOpeningTimes({ db }, dealershipIds);
  const reactions = await loadReactionTimes(db, dealershipIds);
  return new Map([...opening].map(([id, times]) => [id, { times, reaction: reactions.get(id) ?? inboxDefaults }]));
}

export async function readTiming(db: Database, dealershipId: number): Promise<Timing> {
  const timing = (await readTimings(db, [dealershipId])).get(dealershipId);
  if (!timing) throw new Error(`dealership ${dealershipId} does not exist`);
  return timing;
}
