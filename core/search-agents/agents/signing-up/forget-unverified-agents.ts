import { unverifiedHours } from '@kardan/contract/values/search-agent';
import { type Database, inTransaction } from '../../../db/database.ts';
import { forgetMailsOfAgents } from '../../../mail/forget-mails-of-agents.ts';
import { deletePending, lockUnverified } from '../agent-store.ts';

const batchSize = 500;

/** Removes agents whose address nobody has proven for 48 hours, with the record of their codes; returns how many. */
export async function forgetUnverifiedAgents({ db }: { db: Database }): Promise<number> {
  for (let forgotten = 0; ; ) {
    const batch = await inTransaction(db, async (tx) => {
      const ids = await lockUnverified(tx, unverifiedHours, batchSize);
      if (ids.length === 0) return 0;
      await forgetMailsOfAgents(tx, ids);
      await deletePending(tx, ids);
      return ids.length;
    });
    forgotten += batch;
    if (batch < batchSize) return forgotten;
  }
}
