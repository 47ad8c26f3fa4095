import { portalHistoryCalls } from '@kardan/contract/calls/operator/history';
import type { Services } from '@kardan/core/services';
import { exportPortalHistory, readPortalHistory } from '@kardan/core/team/history/read-portal-history';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

export function portalHistoryRoutes(api: Api, services: Services): void {
  api.route({
    ...portalHistoryCalls.portalHistory,
    access: operator,
    limit: perAccount(120, 'minute'),
    handler: ({ actor, query }) => readPortalHistory(services, actor, query),
  });
  api.route({
    ...portalHistoryCalls.exportPortalHistory,
    access: operator,
    // Reads up to 20,000 entries.
    limit: perAccount(20, 'minute'),
    handler: ({ actor, query }) => exportPortalHistory(services, actor, query),
  });
}
