import type { CheckItem } from '@kardan/contract/calls/stock/own-listing';

/** An item of a check with what its kind tells; everything else is null. */
export function checkItem(
  code: CheckItem['code'],
  severity: CheckItem['severity'],
  told: Partial<CheckItem> = {},
): CheckItem {
  const nothing = { field: null, shot: null, points: null, found: null, listingId: null, usual: null, proposal: null };
  return { ...nothing, ...told, code, severity };
}
