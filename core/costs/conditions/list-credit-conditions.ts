import type { CreditCondition, CreditTerms } from '@kardan/contract/calls/operator/credit-conditions';
import type { CreditConditionKind } from '@kardan/contract/values/financing';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { type ConditionRow, loadConditions } from './credit-condition-store.ts';
import { feesOf, ratesOf, sourceOf } from './read-credit-conditions.ts';

/** Every set that ever held or will hold, newest first, for operators. */
export async function listCreditConditions(
  { db }: { db: Database },
  actor: Actor,
  { kind }: { kind?: CreditConditionKind | undefined },
): Promise<{ items: CreditCondition[] }> {
  requireOperator(actor);
  const rows = await loadConditions(db);
  const today = viennaDay(new Date());
  const wanted = rows.filter((row) => kind === undefined || row.kind === kind);
  return { items: wanted.slice(0, 500).map((row) => presentCondition(row, today)) };
}

export function presentCondition(row: ConditionRow, today: string): CreditCondition {
  const { id, validFrom, validTo, enteredBy, enteredByName, createdAt } = row;
  return {
    id,
    kind: row.kind as CreditConditionKind,
    terms: termsOf(row),
    validFrom,
    validTo,
    state: stateOf(validFrom, validTo, today),
    source: sourceOf(row),
    enteredBy: enteredBy === null ? null : { accountId: enteredBy, name: enteredByName },
    enteredAt: createdAt.toISOString(),
  };
}

export function stateOf(validFrom: string, validTo: string | null, today: string): CreditCondition['state'] {
  if (validFrom > today) return 'to-come';
  return validTo !== null && validTo < today ? 'past' : 'in-force';
}

function termsOf(row: ConditionRow): CreditTerms {
  if (row.kind === 'fees') {
    const { source: _source, ...fees } = feesOf(row);
    return { kind: 'fees', ...fees };
  }
  const { source: _source, ...rates } = ratesOf(row);
  return { kind: row.kind === 'leasing' ? 'leasing' : 'credit', ...rates };
}
