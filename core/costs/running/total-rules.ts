import type { CostTotal, ListingCosts } from '@kardan/contract/calls/listings/costs';
import { costParts } from '@kardan/contract/values/cost';
import { cents, isCalculated } from '../cost-amounts.ts';

/** The sum of what could be calculated. With a part missing it is a minimum and says without which. */
export function totalOf(parts: ListingCosts['parts']): CostTotal | null {
  const known = costParts.flatMap((key) => {
    const part = parts[key];
    return isCalculated(part) ? [{ key, from: part.eurPerMonth, to: part.upToEurPerMonth ?? part.eurPerMonth }] : [];
  });
  if (known.length === 0) return null;
  const includes = known.map(({ key }) => key);
  const without = costParts.filter((key) => !includes.includes(key));
  const eurPerMonth = cents(known.reduce((sum, { from }) => sum + from, 0));
  const upTo = cents(known.reduce((sum, { to }) => sum + to, 0));
  const atLeast = without.length > 0;
  return { eurPerMonth, upToEurPerMonth: atLeast || upTo === eurPerMonth ? null : upTo, atLeast, includes, without };
}
