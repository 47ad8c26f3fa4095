import { defaultPageSize, limitName, type PageSize } from './url/page-size.ts';

/** Keeps the size of pages where a form leads to results. */
export function HiddenLimit({ limit }: { limit: PageSize }) {
  return limit !== defaultPageSize && <input type="hidden" name={limitName} value={limit} />;
}
