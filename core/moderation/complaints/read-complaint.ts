import type { OperatorComplaint } from '@kardan/contract/calls/operator/complaints';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { presentForPortal } from '../../dealerships/restrictions/present-restriction.ts';
import type { DecidedRestriction } from '../../dealerships/restrictions/read-restriction.ts';
import { isLiftable } from '../../dealerships/restrictions/restriction-rules.ts';
import { NotFound } from '../../kernel/errors.ts';
import { hasOtherOperator, loadModeratedCar, loadModeratedDealer, loadNames } from '../cases/case-store.ts';
import { personOf } from '../cases/person-of.ts';
import type { NoticeCase } from '../notices/notice-case-store.ts';
import { presentStatement } from '../statements/present-statement.ts';
import { loadComplaint } from './complaint-store.ts';
import { findFirstDecision } from './first-decision.ts';

/** A complaint with the decision that it is about, and whether the caller may decide on it. */
export async function readComplaint(
  { db }: { db: Database },
  actor: Actor,
  complaintId: string,
): Promise<OperatorComplaint> {
  requireOperator(actor);
  const complaint = await loadComplaint(db, complaintId);
  if (!complaint) throw new NotFound('complaint');
  const { statement, notice, restriction, decidedBy, at } = await findFirstDecision(db, complaint);
  const listingId = statement ? statement.listingId : (notice?.listingId ?? null);
  const dealershipId = complaint.dealershipId ?? notice?.dealershipId ?? null;
  const accountId = accountOf(actor);
  const [listing, dealership, names, hasOther] = await Promise.all([
    listingId === null ? undefined : loadModeratedCar(db, listingId),
    dealershipId === null ? undefined : loadModeratedDealer(db, dealershipId),
    loadNames(db, [decidedBy, complaint.decidedBy]),
    hasOtherOperator(db, accountId),
  ]);
  const { answer, decidedAt } = complaint;
  return {
    id: complaint.id,
    reference: complaint.reference,
    complainant: complaint.complainant,
    state: complaint.state,
    receivedAt: complaint.createdAt.toISOString(),
    dueAt: complaint.dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    text: complaint.text,
    dealership: dealership ?? null,
    listing: listing ?? null,
    statement: statement ? presentStatement(statement) : null,
    notice: notice ? presentNotice(notice) : null,
    restriction: restriction ? presentRestriction(restriction) : null,
    firstDecision: at && { by: personOf(decidedBy, names), at: at.toISOString() },
    mayDecide: complaint.state === 'open' && (decidedBy !== accountId || !hasOther),
    isOnlyOperator: !hasOther,
    decision:
      decidedAt && answer !== null
        ? {
            answer,
            at: decidedAt.toISOString(),
            by: personOf(complaint.decidedBy, names),
            bySamePerson: complaint.bySamePerson,
          }
        : null,
  };
}

function presentRestriction(restriction: DecidedRestriction): OperatorComplaint['restriction'] {
  return { ...presentForPortal(restriction), isLiftable: isLiftable(restriction) };
}

function presentNotice({ id, reference, reason, explanation, state, measure, decisionReason }: NoticeCase) {
  return { id, reference, reason, explanation, state, measure, decisionReason };
}
