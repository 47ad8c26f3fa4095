import type { PortalRestriction, Restriction } from '@kardan/contract/calls/operator/restrictions';
import type { RestrictionState } from '@kardan/contract/values/restrictions';
import type { StoredRestriction } from './restriction-store.ts';

/** As its owners are told. */
export function presentRestriction(stored: StoredRestriction, now = new Date()): Restriction {
  const { id, kind, facts, ground, clause, foundBy, atOnceBecause, complaintUntil, liftedAt, liftedBecause } = stored;
  return {
    ...{ id, kind, facts, ground, clause, foundBy, atOnceBecause, complaintUntil },
    state: stateOf(stored, now),
    announcedAt: stored.announcedAt.toISOString(),
    effectiveAt: stored.effectiveAt.toISOString(),
    lifted: liftedAt && { at: liftedAt.toISOString(), because: liftedBecause ?? '' },
  };
}

/** The same with who decided, for operators. */
export function presentForPortal(stored: StoredRestriction, now = new Date()): PortalRestriction {
  return { ...presentRestriction(stored, now), decidedBy: stored.decidedBy, liftedBy: stored.liftedBy };
}

function stateOf({ liftedAt, effectiveAt }: StoredRestriction, now: Date): RestrictionState {
  if (liftedAt) return 'lifted';
  return effectiveAt <= now ? 'in-force' : 'announced';
}
