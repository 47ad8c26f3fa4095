import type { Random } from '../random/random.ts';

/** Brings an amount to a price as dealers write it: € 8.490, € 24.990, € 31.900, € 149.000. */
export function dealerPrice(random: Random, amountEur: number): number {
  if (amountEur < 1_000) return Math.max(190, Math.round(amountEur / 100) * 100 - 10);
  const style = random.next();
  if (amountEur < 10_000) return toEnding(amountEur, 100, style < 0.65 ? 90 : style < 0.85 ? 50 : 0);
  if (amountEur < 100_000) {
    if (style < 0.55) return toEnding(amountEur, 1_000, 990);
    if (style < 0.75) return toEnding(amountEur, 1_000, 900);
    return toEnding(amountEur, 100, style < 0.9 ? 90 : 50);
  }
  return toEnding(amountEur, 1_000, style < 0.6 ? 900 : 0);
}

/** The nearest amount that ends so. */
function toEnding(amountEur: number, step: number, ending: number): number {
  return Math.round((amountEur - ending) / step) * step + ending;
}
