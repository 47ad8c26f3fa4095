import type { OwnFinding } from '@kardan/contract/calls/operator/blocking';
import type { StatementSummary } from '@kardan/contract/calls/operator/moderation-fields';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { presentStatement } from '../statements/present-statement.ts';
import { blockWithReasons } from './block-with-reasons.ts';

/** Takes a car off the site that nobody reported, for reasons that its dealer is sent. */
export async function blockListing(
  { db }: { db: Database },
  actor: Actor,
  listingId: number,
  statement: OwnFinding,
): Promise<StatementSummary> {
  requireOperator(actor);
  const issued = await inTransaction(db, (tx) => blockWithReasons(tx, actor, listingId, statement));
  return presentStatement(issued);
}
