import { errorReportCalls as calls } from '@kardan/contract/calls/error-reports';
import { receiveErrorReports } from '@kardan/core/error-reports/receive-error-reports';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function errorReportRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.reportErrors,
    access: everyone,
    priority: 'counting',
    // A page that fails over and over tells nothing new after these.
    limit: perVisitor(20, 'minute'),
    // A thousand spans of a kilobyte each.
    maxTextBytes: 1024 * 1024,
    status: 202,
    handler: ({ body }) => receiveErrorReports(services, body),
  });
}
