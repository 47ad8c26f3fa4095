import { type Act, recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Actor } from '../actor.ts';
import { accountOf, looksFromOutside } from '../policies.ts';
import { hasLookedThisHour, insertLook, loadDealershipName } from './acting-store.ts';

type Looking = 'dealership.looked-at' | 'inbox.looked-at' | 'inquiry.looked-at';

/**
 * Puts on record that somebody of the portal looks at a dealership, or at what it keeps of its buyers: one line an hour, which
 * its owners read as well. Whoever works for it looks at what is theirs.
 */
export async function noteLook(
  { db }: { db: Database },
  actor: Actor,
  dealershipId: number,
  { action = 'dealership.looked-at', objectId }: { action?: Looking; objectId?: string } = {},
): Promise<void> {
  if (!looksFromOutside(actor, dealershipId)) return;
  const look = { accountId: accountOf(actor), dealershipId, object: `${action} ${objectId ?? ''}`.trim() };
  if (await hasLookedThisHour(db, look)) return;
  await inTransaction(db, async (tx) => {
    if (!(await insertLook(tx, look))) return;
    const label = action === 'inquiry.looked-at' ? '' : await loadDealershipName(tx, dealershipId);
    const act: Act = { action, dealershipId, object: { id: objectId ?? dealershipId, label } };
    await recordAct(tx, actor, act);
  });
}
