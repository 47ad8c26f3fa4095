import { webVitalsCalls as calls } from '@kardan/contract/calls/web-vitals';
import type { Services } from '@kardan/core/services';
import { reportWebVitals } from '@kardan/core/web-vitals/report-web-vitals';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function webVitalsRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.reportWebVitals,
    access: everyone,
    priority: 'counting',
    // One for each page that is loaded and left; nobody moves the counts of a day by himself.
    limit: perVisitor(30, 'minute'),
    status: 202,
    handler: ({ body }, reply) => reportWebVitals(services, body, reply.request.headers['user-agent']),
  });
}
