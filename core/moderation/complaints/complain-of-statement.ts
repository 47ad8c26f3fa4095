import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { isStaffOf, requireStaffToRead } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { loadStatement } from '../statements/statement-store.ts';
import { fileComplaint } from './file-complaint.ts';

/** Takes a dealer's complaint of a measure, once and for six months; also from a suspended one. */
export async function complainOfStatement(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, statementId }: { dealershipId: string; statementId: string },
  text: string,
): Promise<void> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireStaffToRead(actor, dealershipId, 'dealership');
  // Nobody of the portal complains for a dealer of what the portal did.
  if (!isStaffOf(actor, dealershipId)) throw new Failure('forbidden');
  await inTransaction(db, async (tx) => {
    const statement = await loadStatement(tx, statementId);
    if (statement?.dealershipId !== dealershipId) throw new NotFound('statement');
    const isLate = statement.complaintUntil.getTime() < Date.now();
    if (isLate || statement.liftedAt !== null) throw new Failure('complaint-not-possible');
    const after = { statement: statement.reference };
    await fileComplaint(tx, actor, { dealershipId, about: { statementId }, text, after });
  });
}
