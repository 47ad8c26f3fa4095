import type { Tx } from '../../db/database.ts';
import { deadlinesOf } from './response-time/deadlines.ts';
import { readTiming } from './response-time/read-timing.ts';
import { insertAct, type LockedThread, saveWaiting } from './thread-store.ts';

/** Opens a thread again, as somebody of the house wants or because the buyer wrote; the buyer waits since a moment. */
export async function reopenThread(
  tx: Tx,
  accountId: number | null,
  { id, dealershipId, state: before }: LockedThread,
  waitingSince: Date,
): Promise<void> {
  const { times, reaction } = await readTiming(tx, dealershipId);
  await saveWaiting(tx, id, waitingSince, deadlinesOf(times, reaction, waitingSince));
  await insertAct(tx, id, { accountId, act: 'state', state: 'open', before });
}
