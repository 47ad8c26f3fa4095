/** What the address says of the filters; what it says wrongly is left out. */
export interface HistoryFilter {
  from?: string;
  to?: string;
  accountId?: number;
}

const day = /^\d{4}-\d\d-\d\d$/;

export function readHistoryFilter(search: Record<string, unknown>): HistoryFilter {
  const { from, to, accountId } = search;
  return {
    ...(typeof from === 'string' && day.test(from) && { from }),
    ...(typeof to === 'string' && day.test(to) && { to }),
    ...(Number.isInteger(accountId) && { accountId: accountId as number }),
  };
}
