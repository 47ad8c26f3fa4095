import type { MadeDealership } from '@kardan/contract/calls/operator/requests';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { companyOf } from './company-of.ts';
import { holdUndecided } from './hold-undecided.ts';
import { makeDealership } from './make-dealership.ts';
import { saveDecision } from './request-store.ts';

/**
 * Lets in the dealership that a request asks for, once: it is made, and the sender is invited as its owner, who accepts the
 * agreements under their own account. What was ticked in the request stays there. Whoever comes second is told that it is decided.
 * It makes an owner: that needs a fresh sign-in.
 */
export async function approveRequest(
  { db }: { db: Database },
  actor: Actor,
  { requestId, cityId, groupId }: { requestId: string; cityId: number | null; groupId: number | null },
): Promise<MadeDealership> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    const request = await holdUndecided(tx, requestId);
    const { personName, email, phone, language } = request;
    const dealership = await makeDealership(tx, actor, {
      company: companyOf(request),
      owner: { name: personName, email, phone, language },
      cityId,
      groupId,
    });
    const { id: dealershipId } = dealership;
    const decided = { decidedAt: new Date(), decidedBy: actor.accountId };
    await saveDecision(tx, requestId, { state: 'approved', dealershipId, ...decided });
    await recordAct(tx, actor, {
      action: 'request.approved',
      object: { id: requestId, label: request.reference },
      before: { state: request.state },
      after: { state: 'approved', dealershipId },
    });
    return dealership;
  });
}
