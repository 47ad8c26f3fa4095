import type { Database } from '../../../db/database.ts';
import type { Actor } from '../../actor.ts';
import { requireOperator } from '../../policies.ts';
import { loadWaitingGroups } from './domain-store.ts';

/** Groups whose company accounts wait for an operator to release domains of them, those that have waited longest first. */
export function listWaitingGroups({ db }: { db: Database }, actor: Actor): ReturnType<typeof loadWaitingGroups> {
  requireOperator(actor);
  return loadWaitingGroups(db);
}
