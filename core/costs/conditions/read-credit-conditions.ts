import type { CreditConditionKind } from '@kardan/contract/values/financing';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database, Tx } from '../../db/database.ts';
import type { CreditConditions, FeeConditions, RateConditions } from '../credit/credit-conditions.ts';
import { type ConditionRow, loadConditions } from './credit-condition-store.ts';

/**
 * Pages are purged with the change and once more ten seconds later: whoever asked a process that still knew the old
 * conditions is shown them for no longer than that.
 */
const keptSeconds = 5;

interface Kept {
  until: number;
  rows: Promise<ConditionRow[]>;
}
let kept = new WeakMap<Database | Tx, Kept>();

/** The conditions of our examples that hold on the day. */
export async function readCreditConditions({ db }: { db: Database | Tx }, now = new Date()): Promise<CreditConditions> {
  return conditionsOn(await keptRows(db, now), viennaDay(now));
}

function keptRows(db: Database | Tx, now: Date): Promise<ConditionRow[]> {
  const known = kept.get(db);
  if (known && known.until > now.getTime()) return known.rows;
  const rows = loadConditions(db);
  kept.set(db, { until: now.getTime() + keptSeconds * 1_000, rows });
  rows.catch(() => kept.delete(db));
  return rows;
}

/** The process that changes them knows it at once. */
export function forgetKeptConditions(): void {
  kept = new WeakMap();
}

/** Of each kind the set in force on a day. */
export function conditionsOn(rows: readonly ConditionRow[], day: string): CreditConditions {
  const inForce = (kind: CreditConditionKind): ConditionRow => {
    // Newest first.
    const row = rows.find((each) => each.kind === kind && each.validFrom <= day);
    if (!row) throw new Error(`no conditions for ${kind} hold on ${day}`);
    return row;
  };
  return { credit: ratesOf(inForce('credit')), leasing: ratesOf(inForce('leasing')), fees: feesOf(inForce('fees')) };
}

/** The database keeps each set whole. */
export function ratesOf(row: ConditionRow): RateConditions {
  return {
    nominalInterestPercent: row.nominalInterestPercent as number,
    processingFeeEur: row.processingFeeEur as number,
    source: sourceOf(row),
  };
}

export function feesOf(row: ConditionRow): FeeConditions {
  return {
    contractFeePercent: row.contractFeePercent as number,
    contractFeeMonths: row.contractFeeMonths as number,
    vatPercent: row.vatPercent as number,
    source: sourceOf(row),
  };
}

export function sourceOf({ sourceName, sourceUrl, sourceAsOf, assumption }: ConditionRow) {
  return { name: sourceName, url: sourceUrl, asOf: sourceAsOf, assumption };
}
