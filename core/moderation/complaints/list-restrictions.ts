import type { OwnRestriction } from '@kardan/contract/calls/operator/restrictions';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { isOwnerOf } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { listOwnRestrictions } from '../../dealerships/restrictions/list-own-restrictions.ts';
import { isInComplaintTime } from '../../dealerships/restrictions/restriction-rules.ts';
import { loadComplaintsOf } from './complaint-store.ts';
import { presentOwnComplaint } from './present-own-complaint.ts';

/** What the portal holds or has held against a dealership, for its owners, with what they complained of and still can. */
export async function listRestrictions(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ items: OwnRestriction[] }> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  const { items } = await listOwnRestrictions({ db }, actor, dealership);
  const ids = items.map(({ id }) => id);
  const complaints = await loadComplaintsOf(db, 'restrictionId', ids);
  const now = new Date();
  return {
    items: items.map((restriction) => {
      const complaint = complaints.get(restriction.id);
      const isOpen = restriction.lifted === null && isInComplaintTime(restriction.complaintUntil, now);
      return {
        ...restriction,
        complaint: complaint ? presentOwnComplaint(complaint) : null,
        mayComplain: isOpen && !complaint && isOwnerOf(actor, dealershipId),
      };
    }),
  };
}
