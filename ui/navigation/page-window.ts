/**
 * The page numbers worth showing: first, last, the current one with its neighbours; null is a gap. A gap always hides
 * at least two pages, for a single hidden page would take no more room than its sign.
 */
export function pageWindow(page: number, lastPage: number, neighbours = 1): (number | null)[] {
  const from = Math.max(1, page - neighbours);
  const to = Math.min(lastPage, page + neighbours);
  const start = from <= 3 ? 1 : from;
  const end = to >= lastPage - 2 ? lastPage : to;
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [...(start > 1 ? [1, null] : []), ...middle, ...(end < lastPage ? [null, lastPage] : [])];
}
