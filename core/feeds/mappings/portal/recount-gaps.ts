import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { announceGaps } from '../../../changes/announce-gaps.ts';
import { type Database, inTransaction } from '../../../db/database.ts';

/** Has values and codes that nobody understood counted now instead of within the hour. */
export async function recountGaps({ db }: { db: Database }, actor: Actor): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    await recordAct(tx, actor, { action: 'catalogue.recounted', object: { id: 'gaps', label: 'catalogue' } });
    await announceGaps(tx);
  });
}
