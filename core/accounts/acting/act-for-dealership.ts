import { actingMinutes } from '@kardan/contract/values/acting';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Actor } from '../actor.ts';
import { findOwnDealership } from '../find-own-dealership.ts';
import { noticeOwnersOfActs } from '../owners/notice-owners-of-acts.ts';
import { accountOf, requireOperator } from '../policies.ts';
import { requireFresh } from '../second-factor/require-fresh.ts';
import { endGrants, hasGrantOfToday, insertGrant, loadDealershipName, loadGrant } from './acting-store.ts';

/**
 * Lets an operator change things for a dealership for an hour; why is on record, and its owners read it. It needs a fresh sign-in,
 * since an hour's rights can give others for good, and owners get a mail: one a day for each operator, as some call several times.
 */
export async function startActing(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  reason: string,
): Promise<{ until: string }> {
  requireOperator(actor);
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  return inTransaction(db, async (tx) => {
    const { account } = await requireFresh(tx, actor);
    const isTold = await hasGrantOfToday(tx, account.id, dealershipId);
    const until = await insertGrant(tx, { accountId: account.id, dealershipId, reason, minutes: actingMinutes });
    const object = { id: dealershipId, label: await loadDealershipName(tx, dealershipId) };
    const act = { action: 'dealership.acted-for', dealershipId, object, after: { reason } } as const;
    const id = await recordAct(tx, actor, act);
    if (!isTold) await noticeOwnersOfActs(tx, [{ id, dealershipId }]);
    return { until: until.toISOString() };
  });
}

/** Ends that before the hour is over; once more changes nothing. */
export async function endActing({ db }: { db: Database }, actor: Actor, dealership: string): Promise<void> {
  requireOperator(actor);
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  await inTransaction(db, async (tx) => {
    if ((await endGrants(tx, accountOf(actor), dealershipId)) === 0) return;
    const object = { id: dealershipId, label: await loadDealershipName(tx, dealershipId) };
    await recordAct(tx, actor, { action: 'dealership.acting-ended', dealershipId, object });
  });
}

/** What an operator has declared for a dealership and how long it holds; nothing for everybody else. */
export async function readActing(
  { db }: { db: Database },
  actor: Actor,
  dealershipId: number,
): Promise<{ until: string; reason: string } | null> {
  if (!actor.isOperator) return null;
  const grant = await loadGrant(db, accountOf(actor), dealershipId);
  return grant ? { until: grant.until.toISOString(), reason: grant.reason } : null;
}
