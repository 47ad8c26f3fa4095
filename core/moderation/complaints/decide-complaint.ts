import type { ComplaintDecision } from '@kardan/contract/calls/operator/complaints';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { isLiftable } from '../../dealerships/restrictions/restriction-rules.ts';
import { takeBackRestriction } from '../../dealerships/restrictions/take-back-restriction.ts';
import { Failure, InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { blockWithReasons } from '../blocking/block-with-reasons.ts';
import { liftBlock } from '../blocking/lift-block.ts';
import { hasOtherOperator } from '../cases/case-store.ts';
import { tellDealer } from '../statements/tell-dealer.ts';
import { holdComplaint, type StoredComplaint, saveAnswer } from './complaint-store.ts';
import { type FirstDecision, findFirstDecision } from './first-decision.ts';

/**
 * Decides on a complaint, once and by another person than who decided first; who is the only operator may, and that is on record.
 * A block or restriction that was wrong is lifted, a car that should have been blocked is. A dealership that is closed stays so: its
 * owners are told that they were right and can ask to be let in again. Whoever complained is told why (DSA Art. 20).
 */
export async function decideComplaint(
  { db }: { db: Database },
  actor: Actor,
  complaintId: string,
  { outcome, answer, block }: ComplaintDecision,
): Promise<void> {
  requireOperator(actor);
  const decidedBy = accountOf(actor);
  await inTransaction(db, async (tx) => {
    const complaint = await holdComplaint(tx, complaintId);
    if (!complaint) throw new NotFound('complaint');
    if (complaint.state !== 'open') throw new Failure('already-decided');
    const first = await findFirstDecision(tx, complaint);
    const bySamePerson = first.decidedBy === decidedBy;
    if (bySamePerson && (await hasOtherOperator(tx, decidedBy))) throw new Failure('first-decision-was-yours');
    if (outcome === 'upheld') await putRight(tx, actor, complaint, first, { answer, block });
    await saveAnswer(tx, complaintId, { state: outcome, answer, decidedBy, bySamePerson });
    await tellComplainant(tx, complaint, first);
    const dealershipId = complaint.dealershipId ?? first.notice?.dealershipId;
    await recordAct(tx, actor, {
      action: 'complaint.decided',
      ...(dealershipId && { dealershipId }),
      object: { id: complaintId, label: complaint.reference },
      before: { state: 'open' },
      after: { state: outcome, ...(bySamePerson && { bySamePerson }) },
    });
  });
}

async function putRight(
  tx: Tx,
  actor: Actor,
  { complainant }: StoredComplaint,
  { statement, notice, restriction }: FirstDecision,
  { answer, block }: Pick<ComplaintDecision, 'answer' | 'block'>,
): Promise<void> {
  if (restriction) {
    const { id: restrictionId, dealershipId } = restriction;
    if (isLiftable(restriction)) await takeBackRestriction(tx, actor, { dealershipId, restrictionId }, answer);
    return;
  }
  if (complainant === 'dealer') {
    const isInForce = statement?.measure === 'block-listing' && statement.liftedAt === null;
    if (isInForce && statement.listingId !== null) await liftBlock(tx, actor, statement.listingId, answer);
    return;
  }
  if (!block) return;
  if (!notice || notice.listingId === null) {
    const message = 'the listing is deleted';
    throw new InvalidRequest([{ path: ['block'], code: 'invalid-transition', message }]);
  }
  await blockWithReasons(tx, actor, notice.listingId, { ...block, foundBy: 'notice', noticeId: notice.id });
}

/** A dealership's owners, or who reported the car as long as their address is known. */
async function tellComplainant(
  tx: Tx,
  { id: complaintId, dealershipId, complainant }: StoredComplaint,
  { notice }: FirstDecision,
): Promise<void> {
  if (dealershipId !== null) return tellDealer(tx, dealershipId, 'complaint-decision', { complaintId });
  if (complainant !== 'reporter' || !notice?.reporterEmail) return;
  const { reporterEmail: recipient, language } = notice;
  await queueMail(tx, { template: 'complaint-decision', recipient, language, payload: { complaintId } });
}
