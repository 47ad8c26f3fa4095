import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';

/** Has what nobody understood of dealers' files and codes counted once the transaction commits. */
export async function announceGaps(tx: Tx): Promise<void> {
  await enqueue(tx, 'count-catalogue-gaps', [{}]);
}
