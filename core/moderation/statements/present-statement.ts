import type { StatementSummary } from '@kardan/contract/calls/operator/moderation-fields';
import type { StoredStatement } from './statement-store.ts';

export function presentStatement(statement: StoredStatement): StatementSummary {
  const { id, reference, label, listingId, measure, facts, ground, clause, territory, foundBy, isAutomated } =
    statement;
  const { liftedAt, liftedBecause } = statement;
  return {
    id,
    reference,
    label,
    listingId,
    measure,
    facts,
    ground,
    clause,
    territory,
    foundBy,
    isAutomated,
    issuedAt: statement.issuedAt.toISOString(),
    effectiveAt: statement.effectiveAt.toISOString(),
    complaintUntil: statement.complaintUntil.toISOString(),
    lifted: liftedAt && liftedBecause !== null ? { at: liftedAt.toISOString(), because: liftedBecause } : null,
  };
}
