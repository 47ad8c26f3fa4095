import type { Match, Reading } from '../../reading.ts';
import { amountAt } from './amount.ts';
import { isYear, quantityFilters } from './quantity-filters.ts';

/** A number on its own, judged by its size: a year, else a price from a thousand on. What is smaller stays text. */
export function bareNumberRule(reading: Reading, at: number): Match | undefined {
  const { tokens, today } = reading;
  const amount = amountAt(tokens, at);
  if (!amount || amount.unit) return undefined;
  const next = tokens[amount.end];
  const isInflected = isYear(amount, today) && next?.glued && next.fold === 'er';
  if (next?.glued && next.kind === 'word' && !isInflected) return undefined;
  if (amount.value < 1_000 || !(Number.isInteger(amount.value) || amount.isScaled)) return undefined;
  const filters = quantityFilters({ first: amount }, reading);
  return filters && { end: isInflected ? amount.end + 1 : amount.end, filters };
}
