import type { FinanceOffer, LeasingOffer } from '@kardan/contract/calls/listings/credit-examples';
import type { Language } from '@kardan/contract/values/identifiers';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { calculateFinance } from '../credit/finance-rules.ts';
import { calculateLeasing } from '../credit/leasing-rules.ts';
import { exampleText } from './example-text.ts';
import { readCreditConditions } from './read-credit-conditions.ts';

interface Asked {
  kind: 'credit' | 'leasing';
  nominalInterestPercent: number;
  processingFeeEur: number;
  contractFeePercent?: number | undefined;
  contractFeeMonths?: number | undefined;
  vatPercent?: number | undefined;
  language: Language;
}

interface CreditExample {
  text: string;
  credit: FinanceOffer | null;
  leasing: LeasingOffer | null;
}

/** A car such as many people finance; both kinds are shown with the same one. */
const exampleCar = { priceEur: 20_000, downPaymentEur: 4_000, months: 48 };
const exampleResidualEur = 9_000;

/** The representative example that a set would give, before anybody sees it. */
export async function exampleCredit({ db }: { db: Database }, actor: Actor, asked: Asked): Promise<CreditExample> {
  requireOperator(actor);
  const { kind, nominalInterestPercent, processingFeeEur, language } = asked;
  const today = viennaDay(new Date());
  const now = await readCreditConditions({ db });
  const rates = { nominalInterestPercent, processingFeeEur, source: now[kind].source };
  const fees = {
    ...now.fees,
    contractFeePercent: asked.contractFeePercent ?? now.fees.contractFeePercent,
    contractFeeMonths: asked.contractFeeMonths ?? now.fees.contractFeeMonths,
    vatPercent: asked.vatPercent ?? now.fees.vatPercent,
  };
  const conditions = { ...now, [kind]: rates, fees };
  if (kind === 'credit') {
    const credit = calculateFinance({ ...exampleCar, balloonEur: 0, language }, conditions, today);
    return { text: exampleText(credit, language), credit, leasing: null };
  }
  const query = { ...exampleCar, depositEur: 0, residualEur: exampleResidualEur, language };
  const leasing = calculateLeasing(query, conditions, today);
  return { text: exampleText(leasing, language), credit: null, leasing };
}
