import { type AuditAction, auditActions } from '@kardan/contract/values/audit';
import { type HistoryFilter, readHistoryFilter } from '../../history/history-filter.ts';

/** What the address says of the filters; what it says wrongly is left out. */
export interface PortalHistoryFilter extends HistoryFilter {
  action?: AuditAction;
  dealershipId?: number;
}

export function readPortalHistoryFilter(search: Record<string, unknown>): PortalHistoryFilter {
  const action = auditActions.find((each) => each === search.action);
  const { dealershipId } = search;
  return {
    ...readHistoryFilter(search),
    ...(action && { action }),
    ...(Number.isInteger(dealershipId) && { dealershipId: dealershipId as number }),
  };
}

/** Acts under what they are done to, in the order of the catalogue. */
export function actionsByKind(): Map<string, AuditAction[]> {
  return Map.groupBy(auditActions, (action) => action.slice(0, action.indexOf('.')));
}
