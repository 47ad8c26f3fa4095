import type { CreditCondition, CreditTerms } from '@kardan/contract/calls/operator/credit-conditions';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceCreditConditions } from '../../changes/announce-credit-conditions.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { deleteCondition, insertCondition, loadConditions } from './credit-condition-store.ts';
import { presentCondition } from './list-credit-conditions.ts';
import { forgetKeptConditions } from './read-credit-conditions.ts';

interface NewCondition {
  terms: CreditTerms;
  validFrom: string;
  source: CreditCondition['source'];
}

/**
 * Adds a set that holds from a day on, today at the earliest, until the next of its kind begins; pages that show examples
 * are purged. What was in force before is never changed.
 */
export async function addCreditCondition(
  { db }: { db: Database },
  actor: Actor,
  { terms, validFrom, source }: NewCondition,
): Promise<CreditCondition> {
  requireOperator(actor);
  const today = viennaDay(new Date());
  if (validFrom < today) throw refused('validFrom', 'in-the-past');
  const { kind, ...figures } = terms;
  const added = await inTransaction(db, async (tx) => {
    const before = await loadConditions(tx);
    if (before.some((row) => row.kind === kind && row.validFrom === validFrom)) {
      throw refused('validFrom', 'validity-taken');
    }
    const none = {
      nominalInterestPercent: null,
      processingFeeEur: null,
      contractFeePercent: null,
      contractFeeMonths: null,
      vatPercent: null,
    };
    const { name: sourceName, url: sourceUrl, asOf: sourceAsOf, assumption } = source;
    const id = await insertCondition(tx, {
      ...none,
      ...figures,
      kind,
      validFrom,
      sourceName,
      sourceUrl,
      sourceAsOf,
      assumption,
      enteredBy: accountOf(actor),
    });
    await recordAct(tx, actor, {
      action: 'credit-condition.added',
      object: { id, label: `${kind} ${validFrom}` },
      after: { ...figures, validFrom },
    });
    await announceCreditConditions(tx);
    const row = (await loadConditions(tx)).find((each) => each.id === id);
    if (!row) throw new Error(`conditions ${id} were not stored`);
    return presentCondition(row, today);
  });
  forgetKeptConditions();
  return added;
}

/** Takes back a set that has not begun; the one before goes on. */
export async function removeCreditCondition({ db }: { db: Database }, actor: Actor, id: number): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const row = (await loadConditions(tx)).find((each) => each.id === id);
    if (!row) throw new NotFound('conditions');
    if (row.validFrom <= viennaDay(new Date())) throw refused('conditionId', 'in-the-past');
    await deleteCondition(tx, id);
    const { kind, validFrom } = row;
    await recordAct(tx, actor, {
      action: 'credit-condition.removed',
      object: { id, label: `${kind} ${validFrom}` },
      before: { validFrom },
    });
    await announceCreditConditions(tx);
  });
  forgetKeptConditions();
}

function refused(field: string, code: string): InvalidRequest {
  return new InvalidRequest([{ path: [field], code, message: code }]);
}
