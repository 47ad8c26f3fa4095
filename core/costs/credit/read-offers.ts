import type {
  FinanceOffer,
  FinanceQuery,
  LeasingOffer,
  LeasingQuery,
} from '@kardan/contract/calls/listings/credit-examples';
import type { FinancingComparison, FinancingQuery } from '@kardan/contract/calls/listings/financing-comparison';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import { readCreditConditions } from '../conditions/read-credit-conditions.ts';
import { compareFinancing } from './comparison-rules.ts';
import { calculateFinance } from './finance-rules.ts';
import { calculateLeasing } from './leasing-rules.ts';

/** A credit at the conditions of today. */
export async function readFinanceOffer({ db }: { db: Database }, query: FinanceQuery): Promise<FinanceOffer> {
  return calculateFinance(query, await readCreditConditions({ db }), viennaDay(new Date()));
}

/** A lease at the conditions of today. */
export async function readLeasingOffer({ db }: { db: Database }, query: LeasingQuery): Promise<LeasingOffer> {
  return calculateLeasing(query, await readCreditConditions({ db }), viennaDay(new Date()));
}

/** The ways to pay for a car beside each other, at the conditions of today. */
export async function readFinancingComparison(
  { db }: { db: Database },
  query: FinancingQuery,
): Promise<FinancingComparison> {
  return compareFinancing(query, await readCreditConditions({ db }), viennaDay(new Date()));
}
