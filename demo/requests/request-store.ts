import { type Database, inTransaction } from '@kardan/core/db/database';
import type { DealershipRequest } from '@kardan/core/db/schema.gen';
import type { Insertable } from 'kysely';

export async function replaceDemoRequests(db: Database, requests: Insertable<DealershipRequest>[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('dealershipRequest').where('email', 'like', '%@demo.example').execute();
    await tx.insertInto('dealershipRequest').values(requests).execute();
  });
}
