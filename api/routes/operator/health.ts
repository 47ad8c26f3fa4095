import { operatorFeedCalls } from '@kardan/contract/calls/operator/feeds';
import { healthCalls } from '@kardan/contract/calls/operator/health';
import { listAllFeeds } from '@kardan/core/feeds/overview/list-all-feeds';
import { readErrorHealth } from '@kardan/core/observations/read-error-health';
import { readMailHealth } from '@kardan/core/operations/health/read-mail-health';
import { readPortalHealth } from '@kardan/core/operations/health/read-portal-health';
import { readSearchHealth } from '@kardan/core/operations/health/read-search-health';
import type { Services } from '@kardan/core/services';
import { readVitalsHealth } from '@kardan/core/web-vitals/read-vitals-health';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** A desk that is left open asks every few seconds. */
const looking = perAccount(120, 'minute');

export function operatorHealthRoutes(api: Api, services: Services): void {
  api.route({
    ...healthCalls.operatorHealth,
    access: operator,
    limit: looking,
    handler: ({ actor }) => readPortalHealth(services, actor),
  });
  api.route({
    ...healthCalls.mailHealth,
    access: operator,
    limit: looking,
    handler: ({ actor }) => readMailHealth(services, actor),
  });
  api.route({
    ...healthCalls.vitalsHealth,
    access: operator,
    limit: looking,
    handler: ({ actor, query }) => readVitalsHealth(services, actor, query),
  });
  api.route({
    ...healthCalls.errorHealth,
    access: operator,
    limit: looking,
    handler: ({ actor }) => readErrorHealth(services, actor),
  });
  api.route({
    ...healthCalls.searchHealth,
    access: operator,
    limit: looking,
    handler: ({ actor, query }) => readSearchHealth(services, actor, query),
  });
  api.route({
    ...operatorFeedCalls.operatorFeeds,
    access: operator,
    limit: looking,
    handler: ({ actor, query }) => listAllFeeds(services, actor, query),
  });
}
