import type { CreditConditionKind } from '@kardan/contract/values/financing';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface NewConditionRow {
  kind: CreditConditionKind;
  validFrom: string;
  nominalInterestPercent: number | null;
  processingFeeEur: number | null;
  contractFeePercent: number | null;
  contractFeeMonths: number | null;
  vatPercent: number | null;
  sourceName: string;
  sourceUrl: string | null;
  sourceAsOf: string;
  assumption: boolean;
  enteredBy: number | null;
}

/** A set ends the day before the next of its kind begins. */
const validTo = sql<string | null>`lead(credit_condition.valid_from) over (
  partition by credit_condition.kind order by credit_condition.valid_from
) - 1`;

/** All sets, newest first, each with its last day; there are a few a year. */
export function loadConditions(db: Database | Tx) {
  return db
    .selectFrom('creditCondition')
    .leftJoin('account', 'account.id', 'creditCondition.enteredBy')
    .select([
      'creditCondition.id',
      'creditCondition.kind',
      'creditCondition.nominalInterestPercent',
      'creditCondition.processingFeeEur',
      'creditCondition.contractFeePercent',
      'creditCondition.contractFeeMonths',
      'creditCondition.vatPercent',
      'creditCondition.validFrom',
      'creditCondition.sourceName',
      'creditCondition.sourceUrl',
      'creditCondition.sourceAsOf',
      'creditCondition.assumption',
      'creditCondition.enteredBy',
      'creditCondition.createdAt',
      'account.displayName as enteredByName',
      validTo.as('validTo'),
    ])
    .orderBy('creditCondition.validFrom', 'desc')
    .orderBy('creditCondition.kind')
    .execute();
}
export type ConditionRow = Awaited<ReturnType<typeof loadConditions>>[number];

export async function insertCondition(tx: Tx, row: NewConditionRow): Promise<number> {
  const { id } = await tx.insertInto('creditCondition').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteCondition(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('creditCondition').where('id', '=', id).execute();
}
