/** The middle of values that are each counted; of an even number the lower one. Null of none. */
export function medianOfCounts(counted: readonly { value: number; count: number }[]): number | null {
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of counted.toSorted((one, other) => one.value - other.value)) {
    passed += count;
    if (passed * 2 >= total && count > 0) return value;
  }
  return null;
}
