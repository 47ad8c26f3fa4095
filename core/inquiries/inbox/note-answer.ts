import type { Tx } from '../../db/database.ts';
import { openMinutesBetween } from './response-time/open-minutes.ts';
import { readTiming } from './response-time/read-timing.ts';
import { insertAct, type LockedThread, saveFirstAnswer, saveSettled } from './thread-store.ts';

/** The buyer has been answered at a moment: the clock stops, and who is over with a thread stays so. */
export async function noteAnswer(
  tx: Tx,
  accountId: number | null,
  { id, dealershipId, state, createdAt, firstAnswerAt }: LockedThread,
  at: Date,
): Promise<void> {
  if (firstAnswerAt === null) {
    const { times } = await readTiming(tx, dealershipId);
    await saveFirstAnswer(tx, id, at, openMinutesBetween(times, createdAt, at));
  }
  if (state !== 'open' && state !== 'answered') return;
  await saveSettled(tx, id, { state: 'answered' });
  if (state === 'open') await insertAct(tx, id, { accountId, act: 'state', state: 'answered', before: state });
}
