import type { StockState } from '@kardan/contract/values/stock';

/** Whether buyers find such a car now; one that was sold, withdrawn or blocked since it was online they do not. */
export function isOffered({ state }: { state: StockState | null }): boolean {
  return state === 'active' || state === 'reserved';
}
