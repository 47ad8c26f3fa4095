import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { isOwnerOf, requireOwnerToRead } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { readRestriction } from '../../dealerships/restrictions/read-restriction.ts';
import { isInComplaintTime } from '../../dealerships/restrictions/restriction-rules.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { fileComplaint } from './file-complaint.ts';

/**
 * Takes an owner's complaint of what is held against the dealership, or announced, once and until its last day; also from one
 * that is suspended or closed.
 */
export async function complainOfRestriction(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, restrictionId }: { dealershipId: string; restrictionId: string },
  text: string,
): Promise<void> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireOwnerToRead(actor, dealershipId, 'dealership');
  // Nobody of the portal complains for a dealer of what the portal did.
  if (!isOwnerOf(actor, dealershipId)) throw new Failure('forbidden');
  await inTransaction(db, async (tx) => {
    const restriction = await readRestriction(tx, restrictionId);
    if (restriction?.dealershipId !== dealershipId) throw new NotFound('restriction');
    const { kind, complaintUntil, liftedAt } = restriction;
    if (liftedAt !== null || !isInComplaintTime(complaintUntil, new Date()))
      throw new Failure('complaint-not-possible');
    await fileComplaint(tx, actor, { dealershipId, about: { restrictionId }, text, after: { restriction: kind } });
  });
}
