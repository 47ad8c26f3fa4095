import type { PortalRestriction } from '@kardan/contract/calls/operator/restrictions';
import type {
  RestrictionFinding,
  RestrictionGround,
  RestrictionHaste,
  RestrictionKind,
} from '@kardan/contract/values/restrictions';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { noticeOwners } from '../../accounts/owners/notice-owners.ts';
import { accountOf, requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure, InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { holdDealership } from '../editing/profile-change-store.ts';
import { applyRestriction } from './apply-restriction.ts';
import { presentForPortal } from './present-restriction.ts';
import { complaintUntil, dayIssues, effectiveAt, isRestrictable } from './restriction-rules.ts';
import { insertRestriction, loadRestriction, type StoredRestriction } from './restriction-store.ts';

interface Decision {
  kind: RestrictionKind;
  facts: string;
  ground: RestrictionGround;
  clause: string;
  foundBy: RestrictionFinding;
  effectiveOn: string | null;
  atOnceBecause: RestrictionHaste | null;
}

/**
 * Restricts, suspends or closes a dealership, for operators. Its owners get the reasons by mail in the same transaction; what is
 * to hold at once does so with it, and the rest is done by the worker on its day.
 */
export async function restrictDealership(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
  { effectiveOn, ...decision }: Decision,
): Promise<PortalRestriction> {
  requireOperator(actor);
  const { id: dealershipId } = await findOwnDealership({ db }, actor, reference);
  const now = new Date();
  const wanted = { effectiveOn, kind: decision.kind, atOnceBecause: decision.atOnceBecause };
  const issues = dayIssues(wanted, now);
  if (issues.length > 0) throw new InvalidRequest(issues);
  return inTransaction(db, async (tx) => {
    const dealership = await holdDealership(tx, dealershipId);
    if (!dealership) throw new NotFound('dealership');
    if (!isRestrictable(decision.kind, dealership.state)) throw new Failure('restriction-not-possible');
    const from = effectiveAt(wanted, now);
    const id = await insertRestriction(tx, {
      ...decision,
      dealershipId,
      announcedAt: now,
      effectiveAt: from,
      complaintUntil: complaintUntil(now),
      decidedBy: accountOf(actor),
    });
    if (id === undefined) throw new Failure('restriction-not-possible');
    const { kind, ground, clause } = decision;
    await recordAct(tx, actor, {
      action: 'dealership.restricted',
      dealershipId,
      object: { id: dealershipId, label: dealership.name },
      after: { restriction: kind, ground, clause, effectiveOn: viennaDay(from) },
    });
    if (from <= now) await applyRestriction(tx, actor, dealership, { id, kind });
    await noticeOwners(tx, { dealershipId }, 'dealership-restriction', { restrictionId: id, news: 'restricted' });
    return presentForPortal((await loadRestriction(tx, id)) as StoredRestriction);
  });
}
