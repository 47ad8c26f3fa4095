import { deliveryDays } from '@kardan/contract/values/webhooks';
import type { Database } from '../../db/database.ts';
import { deleteOldEvents } from './delivery-store.ts';

const batchSize = 1_000;

/** Forgets what was sent more than 30 days ago, with its log; gives how many events. */
export async function forgetDeliveries({ db }: { db: Database }): Promise<number> {
  for (let forgotten = 0; ; ) {
    const batch = await deleteOldEvents(db, deliveryDays, batchSize);
    forgotten += batch;
    if (batch < batchSize) return forgotten;
  }
}
