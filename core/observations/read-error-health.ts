import type { ErrorHealth } from '@kardan/contract/calls/operator/health';
import { healthDays } from '@kardan/contract/values/operations';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../accounts/actor.ts';
import { requireOperator } from '../accounts/policies.ts';
import type { Database } from '../db/database.ts';
import { loadAnswersOfDays, loadAnswersSince, loadErrorKinds } from './observation-store.ts';

const kindDays = 7;
const kindsShown = 30;

/** Tells operators how many answers failed day by day, and which kinds of errors there were this week. */
export async function readErrorHealth({ db }: { db: Database }, actor: Actor, now = Date.now()): Promise<ErrorHealth> {
  requireOperator(actor);
  const today = viennaDay(now);
  const [days, kinds] = await Promise.all([
    loadAnswersOfDays(db, dayAfter(today, 1 - healthDays)),
    loadErrorKinds(db, dayAfter(today, 1 - kindDays), kindsShown),
  ]);
  return { days, kinds };
}

/** Answers of the API of the last 24 hours, and how many of them failed. */
export function countAnswersOfADay({ db }: { db: Database }, now = Date.now()) {
  return loadAnswersSince(db, new Date(now - 24 * 3_600_000));
}
