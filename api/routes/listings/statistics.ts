import { statisticsCalls as calls } from '@kardan/contract/calls/statistics';
import type { Services } from '@kardan/core/services';
import { reportStatistics } from '@kardan/core/statistics/report-statistics';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function statisticsRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.reportStatistics,
    access: everyone,
    priority: 'counting',
    // A page reports once every few seconds at most, and an office may share an address.
    limit: perVisitor(120, 'minute'),
    status: 202,
    handler: ({ body, ip }, reply) =>
      reportStatistics(services, body, { userAgent: reply.request.headers['user-agent'], address: ip }),
  });
}
