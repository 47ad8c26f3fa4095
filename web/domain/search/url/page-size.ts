/** How many results a page of a list may have; the first is what a page has unless its address says otherwise. */
export const pageSizes = [20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 20;

/** The parameter that says it. It is kept in addresses alone, so that a page follows from its address. */
export const limitName = 'limit';

/** The size that an address asks for; anything but one of the sizes is as if it asked for none. */
export function pageSizeFromUrl(query: URLSearchParams): PageSize {
  const [value, ...others] = query.getAll(limitName);
  const size = pageSizes.find((each) => String(each) === value);
  return size === undefined || others.length > 0 ? defaultPageSize : size;
}
