import type { CostAmount, CostPart, CostSource, CostStep, NotCalculable } from '@kardan/contract/calls/listings/costs';
import type { CostInput, NotCalculableReason } from '@kardan/contract/values/cost';

/** Whole cents. The tiny surplus keeps half a cent, such as 1.005, from falling below itself in binary. */
export function cents(eur: number): number {
  return Math.round(eur * 100 * (1 + Number.EPSILON)) / 100;
}

export function notCalculable(reason: NotCalculableReason, missing: CostInput[] = []): NotCalculable {
  return { notCalculable: reason, missing };
}

/** The names of those inputs that are unknown. */
export function unknownOf(inputs: Partial<Record<CostInput, unknown>>): CostInput[] {
  return Object.entries(inputs).flatMap(([name, value]) =>
    value === null || value === undefined ? [name as CostInput] : [],
  );
}

/** The sum of its steps, each with its source. */
export function amountOf(steps: CostStep[], sources: CostSource[], estimate = false): CostAmount {
  const eurPerMonth = cents(steps.reduce((sum, { quantity, eurPerUnit }) => sum + quantity * eurPerUnit, 0));
  return { eurPerMonth, upToEurPerMonth: null, estimate, steps, sources };
}

export function isCalculated(part: CostPart): part is CostAmount {
  return 'eurPerMonth' in part;
}
