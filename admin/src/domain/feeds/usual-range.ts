/** Between which values the middle half of some counts lies: what is usual, without the odd bad day. */
export function usualRange(counts: readonly number[]): { low: number; high: number } | undefined {
  const sorted = [...counts].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)];
  const low = at(0.25);
  const high = at(0.75);
  return low === undefined || high === undefined ? undefined : { low, high };
}
